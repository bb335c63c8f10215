import type { Pledge } from '#content/guard-pledge.ts'

const verbs = String.raw`(?:send|sent|book(?:ed)?|activated?|created?|scheduled?|reserved?|appl(?:y|ied)|register(?:ed)?|arranged?|upgraded?|cancel(?:led|ed)?|refund(?:ed)?|credit(?:ed)?|forward(?:ed)?|e-?mail(?:ed)?|call(?:ed)?|notif(?:y|ied)|transfer(?:red)?|unlock(?:ed)?|extend(?:ed)?|waived?|order(?:ed)?|process(?:ed)?|confirm(?:ed)?|updated?|deleted?|sign(?:ed)? you up|set (?:it |this |that |you )?up|let (?:the|our) (?:team|sales)|inform(?:ed)?|contact(?:ed)?|connect(?:ed)? you|put you|throw in|lower(?:ed)?|reduced?|grant(?:ed)?|offer(?:ed)?|give you|gave|discount(?:ed)?|approved?|accept(?:ed)?|knock)`

/** What nobody may be promised, in English; another language adds its words to the same entries. */
export const pledges = {
  // The assistant cannot act.
  iDo: {
    says: String.raw`\bi(?:'ve| have|'ll| will| can| could| just| already|'m going to| am going to|'d| would| am|'m){0,4}(?: (?:just|already|also|now|gladly|personally|happily|then|go ahead and|be happy to|glad to|happy to|able to)){0,4} ${verbs}\b`,
  },
  weDid: {
    says: String.raw`\bwe(?:'ve| have)(?: just| already| now){0,3} ${verbs}\b.{0,200}\byou`,
  },
  isDone: {
    says: String.raw`\b(?:your|the) (?:account|demo|trial|booking|request|appointment|order|discount|refund|subscription|plan|message|call|meeting|spot|seat|place|coupon)s? (?:is|are|has been|have been|was|were|will be|gets?)(?: now| been| already| successfully){0,3} (?:booked|activated|confirmed|approved|created|sent|scheduled|extended|upgraded|applied|reserved|registered|cancell?ed|set up|processed|guaranteed|refunded|received|noted|granted|waived|logged|placed|accepted)\b`,
  },
  allSet: { says: String.raw`\b(?:done|all set|consider it done|got it)[,.;:!]{0,3} (?:your|i|the|you)\b` },
  weWill: {
    says: String.raw`\b(?:we|they|someone|somebody|(?:our|the|an?|your) [\w' -]{2,30})(?:'ll| will| is going to| are going to| shall) (?:\w+ )?(?:deliver|ship|visit|come|install|release|launch|add|refund|build|develop|ring|phone|call|fix|match|waive|beat)\b`,
    unless: 'within|24 hours|request|demand',
  },
  soonReached: {
    says: String.raw`\b(?:will|'ll) (?:\w+ )?(?:contact|reach|call|reply|answer|get back|e-?mail|phone|ring|write)\b.{0,200}\b(?:today|now|shortly|immediately|right away|in a (?:moment|minute)|asap|soon|straight away)\b`,
  },

  // Dates.
  tomorrow: { says: String.raw`\b(?:tomorrow|tonight)\b` },
  next: {
    says: String.raw`\b(?:next|coming|following) (?:few )?(?:weeks?|months?|quarter|year|release|version|days|update|spring|summer|autumn|winter|«weekday»|«month»)\b`,
  },
  onWeekday: {
    says: String.raw`\b(?:by|before|until|till|from|on|since|this)(?: (?:the|next|this|coming|end of|the end of)){0,3} (?:«weekday»)\b(?!s?\.? ?(?:to|-|through|till|until|and|a|au|et)\b)`,
    unless: String.raw`closed|(?:mon|lun)\w*\.? ?(?:to|-|through|until|a|au) ?(?:fri|ven)`,
  },
  inMonth: {
    says: String.raw`\b(?:in|by|before|until|since|from|during|of|early|late|mid)[ -](?:the end of |end of |early |late )?(?:«month»|q[1-4]\b|the (?:end|autumn|spring|summer|winter|new year|weekend)|(?:the |this )quarter)`,
  },
  onDate: { says: String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:«month»)\b|\b(?:«month») \d{1,2}\b` },
  coming: {
    says: String.raw`\b(?:coming|arriving|available|releas\w+|launch\w*|out|shipping|ready|arriv\w+|live) (?:very |here )?(?:soon|shortly)\b|\bsoon (?:be|available)\b|\b(?:in development|under development|roadmap|upcoming)\b|\b(?:will|to) be (?:released|launched|available|added|delivered|introduced|free|cheaper)\b|\b(?:planned|scheduled) for\b`,
  },
  weekend: {
    says: String.raw`\b(?:saturdays?|sundays?|weekends?|week-ends?|public holidays?)\b`,
    unless: String.raw`closed|clos|except|e-?mail|emergenc|offline|outside|leave|if\b|your|busiest|sales|point of sale|price|stock|report|bread|market|24 ?(?:hours|heures|horas|h\b(?!/))`,
  },
  thisPeriod: {
    says: String.raw`\b(?:arriv\w+|available|deliver\w*|releas\w+|launch\w*|offer|only|install\w*|ready|comes?)\b.{0,20}\bthis (?:week|month|quarter|year|summer)\b`,
  },
  soon: {
    says: String.raw`(?:^|[.;:,] )soon\b|\b(?:very|quite) soon\b|\b(?:by|before|until) (?:christmas|easter|eid|new year)\b`,
  },
  quickReply: {
    says: String.raw`\bwe\b[^.;]{0,40}\bwithin (?:an?|a few) (?:hour|minutes?|seconds?)\b|\b(?:repl(?:y|ies)|answers?|respon\w+|contacts?|calls?|get back|set ?up|import)\b.{0,25}\b(?:(?:in|within) (?:a few |some |an? |the )?(?:seconds?|minutes?|hour|day)\b(?!s)|instantly|at once)`,
    unless: 'set ?up in minutes',
  },
  howLong: {
    says: String.raw`\b(?:demo|onboarding|import|set-?up|training|installation|migration)\b.{0,12}\b(?:takes?|lasts?|needs?|is done in) (?:about |only |just |less than |at most ){0,2}(?:an?|half an?|a few|some) (?:seconds?|minutes?|hours?|days?|weeks?|months?)\b`,
  },
  anyTimeCall: {
    says: String.raw`\b(?:call|phones?|ring|telephone)\b.{0,24}\b(?:any ?time|at night|all night|day or night|whenever)\b`,
    unless: 'emergenc',
  },
  closedOn: { says: String.raw`\b(?:clos\w*|ferme\w*|fecha\w*)\b[^.;]{0,12}\b(?:«weekday»)s?\b` },
  untilMidnight: {
    says: String.raw`\b(?:open|answers?|staffed|there|chat|phones?)\b.{0,30}\b(?:midnight|all night)\b`,
  },

  // Money.
  halfPrice: {
    says: String.raw`\b(?:half[- ]price|half off|half the (?:price|cost)|(?:\uE000?2|two)[- ]for[- ](?:the (?:price of )?)?(?:one|\uE0001|1)|buy \S+,? get|black friday|price match|best price|lowest price|match (?:any|the|their) (?:price|offer))\b`,
    unless: '«smallBusinessFirst»',
  },
  deal: {
    says: String.raw`\b(?:special|exclusive|secret|better|lower|reduced|promotional|cheaper|limited|negotiated|introductory|preferential) (?:deals?|offers?|prices?|rates?|pricing)\b|\bdeals?\b|\bpromo(?:tion)?s?\b|\b(?:coupon|voucher|promo code|cash ?back|rebate)s?\b`,
    unless: '«atTill»',
  },
  discount: {
    says: String.raw`\b(?:discount(?:s|ed)?|(?:percent|%) off)\b`,
    unless: String.raw`(?:volume|multiple locations|many locations|custom|several locations).{0,300}(?:request|ask|sales|quote|written|talk|person|contact)|(?:request|ask|sales|contact).{0,300}(?:volume|custom|multiple locations)|«qualifies»|(?:ngos?|non-?profits?)\b.{0,300}(?:75|lifetime|life|discount)|small[- ]business|annual|yearly|(?:a|per|the|by|12|whole|full) ?year|year (?:paid )?at once|«atTill»`,
  },
  refund: {
    says: String.raw`\b(?:refund(?:s|ed|able|ing)?|money[- ]?back|reimburs\w+)\b|\b(?:give|hand|pay|send|return)s? (?:you )?(?:back )?(?:all )?(?:of )?your (?:money|payment)\b|\b(?:money|payment) (?:comes|is (?:given|paid|sent)|will be (?:given|paid|sent)|(?:is |will be )?returned)\b.{0,8}(?:back|returned)`,
    unless: '«atTill»',
  },
  yourRefund: {
    says: String.raw`\b(?:you(?:'ll)?(?! (?:can |may |then )?refund\b)|your (?:money|payment)|we|our|full|full-?|within|get|get your) (?:\w+ ){0,3}(?:refund(?:s|ed)?|money[- ]?back|reimburs\w+)\b|\b(?:get|have|receive) your money back\b`,
  },
  guarantee: {
    says: String.raw`\b(?:guarant\w+|warrant(?:y|ies)|i promise|we promise|i assure|risk[- ]free|no risk)\b`,
    unless: 'SLA guarantee|service[- ]level',
  },
  noFees: {
    says: String.raw`\b(?:no|zero|without) (?:\w+ )?(?:set-?up|installation|hidden|activation|joining|extra|additional) (?:fees?|costs?|charges?)\b|\bno fees?\b`,
    unless: String.raw`\bngos?\b|non-?profit`,
    evenDenied: true,
  },
  freeForever: {
    says: String.raw`\b(?:free|no (?:charge|cost)|complimentary)\b(?:(?! and )[^,;.]){0,30}\b«lifelong»|\b«lifelong».{0,20}\bfree\b`,
  },
  noCharge: {
    says: String.raw`\b(?:no (?:charge|cost)\b|without (?:charge|cost|paying)|free of charge|at no (?:\w+ )?cost|zero cost|costs? (?:you )?nothing|on the house|pay (?:nothing|what you (?:want|like))|(?:won't|don't|do not|will not|needn't|need not|never|not have to) (?:have to )?pay\b(?! (?:per|for each|by))|(?:months?|years?|weeks?|set-?up|training) (?:is|are) on us\b|complimentary|cost-free|for nothing)`,
    unless: String.raw`trial|card|\bngos?\b|non-?profit`,
    evenDenied: true,
  },
  free: {
    says: String.raw`\bfree\b`,
    unless: String.raw`trial|\btry\b|feel free|free (?:disk|space|tables?|rooms?|beds?|seats?|slots?)|(?:tables?|rooms?|beds?|seats?|nurse|cook|waiter) (?:is|are|was|stays?|still)? ?(?:free|left free)|n't free|not free|-free|free-?(?:text|hand)|\bngos?\b|non-?profit|accelerator|startup|(?:30|first) days|card required`,
  },
  lifelongPlan: {
    says: String.raw`\b(?:«lifelong»)\b[^,;]{0,200}\b(?:trial|starter|professional|subscription|plan)\b|\b(?:trial|starter|professional|subscription)\b[^,;]{0,200}\b(?:for ?ever|for life|lifetime|perpetual\w*)\b`,
    unless: 'one-time|once|package|instead|unlike|contrast|compar|while|licen|always',
  },
  longerTrial: {
    says: String.raw`\b(?:extend(?:ed|s)?|longer|extra|second|another|additional) (?:your |the |free ){0,3}trial`,
  },
  fixedPrice: {
    says: String.raw`\b(?:price|rate)s?\b.{0,25}\b(?:lock(?:ed)?|fixed|frozen|never (?:rise|change|increase)|won't (?:rise|change|increase))`,
    evenDenied: true,
  },
  lifelongLicence: {
    says: String.raw`\b(?:lifetime|perpetual|permanent) (?:licen[cs]e|access|use)\b.{0,20}\b(?:starter|professional)\b|\b(?:starter|professional)\b.{0,20}\b(?:lifetime|perpetual) (?:licen|access|use)`,
  },
  aYearFree: {
    says: String.raw`\b(?:trial|free)\b.{0,20}\b(?:for|lasts?|of|during) (?:an?|the) (?:\w+ )?(?:fortnight|weeks?|months?|quarter|years?)\b`,
    unless: String.raw`\bngos?\b|non-?profit|accelerator`,
  },
  halfOfThat: {
    says: String.raw`\b(?:half|double|twice|a third|a quarter) (?:of )?(?:that|this|it)\b|\bdivis\w+ by\b|\b(?:slash\w*|cut|drop\w*|lower\w*|reduc\w+) (?:our |the |its |your )?(?:prices?|rates?|fees?)\b|\bprices? (?:drop|fall|go down|are falling)`,
  },
  pricePerHead: {
    says: String.raw`\b(?:that|this|it|price)(?:'s| is)? (?:the price |price )?(?:per|for each) (?:user|seat|location|shop|branch|product|week|day)\b|\bprice\b.{0,20}\b(?:all|every|each) (?:plans?|packages?)|\bsame (?:goes|applies|holds|is true|price applies) (?:for|to|of)\b`,
  },
  inParts: {
    says: String.raw`\b(?:instal(?:l)?ments?|in \uE000?\d+ parts|interest[- ]free|without interest|bitcoin|crypto\w*)\b`,
  },
  otherPlan: {
    says: String.raw`\b(?:basic|premium|gold|silver|platinum|diamond|ultimate|plus|lite|standard|advanced|growth|free|team|deluxe|executive|corporate|family) (?:plan|package|edition|subscription|version|licen[cs]e)s?\b`,
  },
  platinum: { says: String.raw`\b(?:platinum|diamond)\b` },
  partOff: {
    says: String.raw`\b(?:half|(?:an?|one|two|\uE000[12]) (?:third|quarter|fifth|tenth)s?) (?:off|less|cheaper)\b|\b(?:saves?|saving|cuts?) (?:you )?(?:up to )?(?:half|(?:an?|one|\uE0001) (?:third|quarter|fifth|tenth))\b`,
    unless: '«smallBusinessFirst»',
  },
  partOfPrice: {
    says: String.raw`\bpays? half\b(?! (?:in|from|by))|\b(?:half|third|quarter|fifth|tenth|fraction) (?:of the (?:price|cost)|of what|as much|less|cheaper|the (?:price|cost))\b|\b(?:for|costs?|only|just|is|of) a grand\b|\b(?:fivers?|tenners?|peanuts|dirt cheap|next to nothing|pocket money)\b|^\W*(?:only |just )?cents\b`,
    unless: '«smallBusinessFirst»|qualif',
  },
  onUs: {
    says: String.raw`\b(?:match|beat|undercut) (?:[\w']+ ){0,3}(?:prices?|offers?|quotes?)\b|\bwaiv\w+|\bon us\b(?!\w)|\bon the house\b`,
  },
  forEverybody: {
    says: String.raw`\bdiscounts?\b[^.;]{0,40}\b(?:every|each) year\b|\b(?:everyone|everybody|anyone|anybody|(?:every|all|any) (?:customers?|business(?:es)?|shops?|ngos?|non-?profits?))\b.{0,40}\b(?:discounts?|(?:%|percent) off)`,
    unless: '«qualifies»',
  },
  becauseOfWho: { says: String.raw`\byou (?:will )?(?:get|have|receive|save)\b.{0,20}%[^,;]{0,200}\bbecause\b` },
  trialAgain: { says: String.raw`\btrial\b.{0,40}\b(?:renew\w*|twice|(?:once|and) again)\b` },
  accepted: {
    says: String.raw`\byour (?:ngo|association|organi[sz]ation|business|shop|application|charity) (?:is|has been|was) (?:now )?(?:accepted|approved|admitted|eligible|verified)\b`,
  },
  youQualify: {
    says: String.raw`\b(?:everyone|everybody|anyone|anybody) (?:\w+ )?(?:qualif\w+|is (?:eligible|entitled))|(?:discount|%|percent)[^.;]{0,30}\bwithout (?:applying|asking|any? (?:application|request))\b|\byou(?:'ll| will)? (?:(?:do|already|certainly|definitely|now|also) ){0,4}(?:qualify|are eligible|are entitled|are approved|have qualified)\b|\byou're (?:eligible|entitled|approved)\b`,
    unless: String.raw`\b(?:if|whether|may|might|could|can|ask)\b`,
  },
  noTrial: {
    says: String.raw`\b(?:there is|there's|we have|we offer|has|comes with) no (?:free )?trial|\bwithout (?:a )?(?:free )?trial`,
    evenDenied: true,
  },
  cardForTrial: {
    says: String.raw`\btrial\b.{0,30}\b(?:needs?|requires?|asks? for) (?:a |your )?(?:credit |bank )?card|\b(?<!no )(?:credit )?card (?:is )?(?:needed|required)`,
  },
  wrongList: {
    says: String.raw`\b(?:ignore|forget) (?:the|our|those|these) (?:price|list|plan)|\b(?:real|true|actual|current) (?:price|cost|rate)s?\b.{0,20}\b(?:lower|less|higher|different|cheaper)\b|\b(?:price|list|page|site|website)s?\b.{0,25}\b(?:outdated|out of date|wrong|not (?:right|correct|up to date))\b|\byou(?:'ll| will)? (?:only |actually |really )?pay less\b|\b(?:cheaper|less|lower) than (?:what )?(?:the |our )?(?:page|list|site|website|price list)\b`,
  },

  // What our pages say no to: mobile money without a network, another currency later, a changed trail, a deleted sale,
  // advice on medicines, bookings that come by themselves, what is charged by itself or by module.
  saidNoTo: {
    says: [
      String.raw`\bmobile money\b[^.;,]{0,25}\b(?:works?|runs?|goes|can|possible|accepted)\b[^.;]{0,25}\b(?<said>offline|without (?:the |an? |any )?(?:network|internet|connection|signal))`,
      String.raw`\b(?:change|switch)\b[^.;]{0,15}\bcurrency\b|\bcurrency\b[^.;]{0,20}\b(?:can|may) be (?:changed|switched)\b`,
      String.raw`\b(?:edit|delete|erase|clear|alter|remove|switch off|turn off|disable)\b[^.;]{0,25}\b(?:audit (?:trail|log)|sales?\b)|\b(?:audit (?:trail|log)|sale)s? (?:can|may) be (?:edited|deleted|erased|cleared|altered|removed|switched off|disabled)`,
      String.raw`\b(?:warns?|alerts?|checks?|tells?)\b[^.;]{0,40}\b(?:interact\w*|go together)`,
      String.raw`\bbookings?\b[^.;]{0,40}\b(?:automatically|by themselves|sync\w*)`,
      String.raw`\b(?:charged|billed|debited|renew(?:s|ed)?)\b[^.;]{0,12}\bautomatically|\bautomatically\b[^.;]{0,12}\b(?:charged|billed|debited|renew\w*)`,
      String.raw`\bpay (?:separately )?(?:per|for each|for every|by the) module|\bmodules? costs? extra`,
      String.raw`\b(?:stops?|ceases?) working\b|\bback-?ups?\b[^.;]{0,20}\b(?:hourly|every (?:hour|minute))`,
      String.raw`\bcard\b[^.;]{0,10}\b(?:is|gets|will be) (?:charged|debited)|\bsets? (?:\S+ )?cookies\b|\blicen[cs]e\b[^.;]{0,25}\b(?:renew\w*|expires?)\b`,
      String.raw`\b(?:includes?|comes with|gets?|has|offers?)\b[^.;]{0,30}\b(?:online|web|e-?commerce) (?:shop|store)|\b(?:handles|runs|calculates|keeps) (?:your |the )?(?:payroll|salaries|wages|accounts|bookkeeping)\b`,
      String.raw`\bconnects? (?:to|with) your bank|\byour bank account\b|\b(?:play|app) store\b|\bqr\b|\bgift cards?\b|\bpays? your (?:suppliers|staff|employees|rent)`,
    ].join('|'),
    unless: String.raw`before|location|branch|\bif\b`,
  },

  // Who is speaking, what nobody may be asked for, and praise.
  human: {
    says: String.raw`\bi(?:'m| am) (?:an? )?(?:real |actual |live )?(?:human|person|man|woman|employee|colleague)\b|\byou(?:'re| are) (?:now )?(?:talking|speaking|chatting|writing) (?:to|with) (?:an? |one of )?(?:real |actual |live |our ){0,2}(?:human|person|colleague|member|staff)|\b(?:i(?:'m| am)|this is|my name is) (?!sozi\b)\p{L}+ (?:from|of|in|with) (?:the |our )?(?:sales|support|team|imisozi)\b`,
  },
  secrets: {
    says: String.raw`\b(?:send|give|tell|share|type|enter|write|noted|saved|stored)\b.{0,15}\byour (?:\w+ ){0,2}(?:card (?:number|details)|pins?\b|cvv|password|passcode)|\b(?:what(?:'s| is)|which is|read|send|tell|give|enter|type|share|need|require)\b.{0,40}\b(?:pins?|passwords?|passcode|cvv|card numbers?|security code|three digits|code (?:that|which|you|we) .{0,20}(?:sms|text|received|got|sent))\b`,
    unless: 'sign-?in|log ?in|page|profile|settings|till|reset|cashier|employee|staff',
  },
  handOver: {
    says: String.raw`\b(?:give|send|text|tell|read|share|dictate)\b.{0,15}\byour (?:[\w-]+ ){0,3}(?:codes?|otp)\b|\b(?:transfer|send|give|hand|wire|deposit)\b[^.;]{0,12}\b(?:money(?! orders)|funds|cash)\b[^.;]{0,12}\b(?:to|by|via|into)\b|\b(?:give|hand|pay|bring) (?:him|her|them|me|us) (?:the |some |your )?(?:money|cash)\b`,
    unless: '«atTill»|your (?:product|item|referral)',
  },
  harm: {
    says: String.raw`\b(?:take|swallow)\b.{0,15}\b(?:pills?|doses?|paracetamol|ibuprofen|aspirin|antibiotics?)\b|\b(?:kill|hurt|harm|cut) (?:yourself|himself|herself|themselves)\b`,
  },
  ofUs: {
    says: String.raw`\bnever\b[^.;]{0,15}\b(?:invoices?|bills?)\b.{0,10}\bfrom us\b|\b(?:we|imisozi)\b[^.;]{0,12}\b(?:had|has|have|been|were|was|suffered)\b[^.;]{0,12}\b(?:breach\w*|hacked|leaks?)\b|\b(?:governments?|ministr(?:y|ies)|parliament|police|army|bank of|university of)\b[^.;]{0,30}\b(?:uses?|trusts?|chose|relies on|runs on)\b[^.;]{0,8}\b(?:our|us|imisozi|the suite)\b`,
    evenDenied: true,
    unless: '«unsure»',
  },
  taxesAndPenalties: {
    says: String.raw`\b(?:it|imisozi|suite|system)\b[^.;]{0,12}\b(?:files|declares|submits|pays)\b[^.;]{0,12}\b(?:tax\w*|vat)\b|\bpenalt(?:y|ies)\b[^.;]{0,12}\b(?:leav|cancel|stop|end|quit)\w*|\b(?:cancellation|exit|termination) fees?\b`,
    unless: 'without',
  },
  compensation: { says: String.raw`\bcompensat\w+\b`, unless: String.raw`\bSLA|service[- ]level` },
  best: {
    says: String.raw`\b(?:number one|no\.? ?1|market leaders?|the best (?:software|suite|system|app|company|in)|world'?s best)\b|#\s?1\b|\bthe (?:largest|biggest|leading) (?:software|supplier|company|suite|provider|vendor)`,
  },

  // Names of people, customers and papers that nobody has shown us.
  boss: {
    says: String.raw`\b(?:CEO|[Ff]ounder|[Dd]irector|[Mm]anager|[Oo]wner)s?\b(?:,| is| was|:| named| called| Mr\.?| Ms\.?){1,4} (?!Administrator|Employee|Staff|Auditor|Super|Starter|Professional|Enterprise)\p{Lu}\p{Ll}+`,
    isCased: true,
  },
  askFor: {
    says: String.raw`\b(?:[Aa]sk for|[Cc]all|[Cc]ontact|[Ee]mail) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+`,
    unless: 'Imisozi|Super Admin|Speak',
    isCased: true,
  },
  standards: {
    says: String.raw`\b(?:iso(?:[ /-]?(?:iec)?[ -]?\d*)?|pci(?:[- ]?dss)?|fedramp|hitrust|nist|cmmc|fips)\b`,
  },
  certified: {
    says: String.raw`\b(?:(?:has|have) (?:approved|certified|endorsed)|certified|certifications?|accredit\w+|licensed by|(?:approved|endorsed|authori[sz]ed) (?:by|us)|recommended by|partner(?:ed)? with|officially|award)\b`,
    unless: 'ask|report|you (?:have|send)|registration',
  },
  compliant: {
    says: String.raw`\b(?:fully|100%|always|legally|guaranteed) compliant\b|\bcomply with all\b|\blegal advice\b`,
  },
} as const satisfies Readonly<Record<string, Pledge>>
