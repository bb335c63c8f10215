/**
 * The small words by which a message is cut into questions and read: patterns without accents unless said otherwise,
 * alternatives apart by `|`. Another language fills the same entries; one that is empty has nothing to add.
 */
export const readingWords = {
  // Between things and between questions.
  and: 'and',
  /** Before a vowel, where its apostrophe was not typed. */
  elision: '',
  joint: 'and|nd|n|then|but|also',
  lead: 'and|but|so',
  furthermore: 'and if',
  opener:
    'what|how|where|when|who|which|why|do|does|can|could|is|are|will|would|may|must|did|should|have you|has any|tell|give|show|i want|i need|i would|also',
  /** Before and behind how long something has been. */
  sinceAhead: 'since|opened|started',
  sinceBehind: 'ago|old|already',
  /** Before the years that something has been there. */
  areOld: '(?:ngo|association|cooperative|business|shop|company) has',
  /** Before the month or the year since which it has been. */
  founded: 'founded|created|registered|established|formed|born|legali[sz]ed|set up|launched|began|begun',
  thisYear: 'this year',
  lastYear: 'last year',
  preposition: 'since|from|until|till|til|at|in|on|for|with|by|about',
  interrogative: 'what|which|when|whom|how',
  asksWho: 'who',
  asking:
    '(?:how|hw) (?:much|many|long|soon|mch|mny)|price|(?:what|which) (?:time|hours?)|costs? per|(?:un)?till? (?:when|what)',
  orNot: 'or not',
  /** Between two of which one is asked: `in Rwanda, or with us`. */
  orElse: 'or',
  please: 'please|pls|plz',
  /** `…, is it true?` asks about what stands before it. */
  tag: "(?:is|isn't) (?:it|that|this|he|she)(?: (?:true|right|correct|so|not))?|right|true|correct|do you (?:have|support|do|offer)(?: (?:it|that|this|them))?|(?:is (?:it|that|this) )?(?:possible|ok|allowed)|can (?:it|you) do (?:it|that|this)|who is right|(?:is|will) (?:it|that|this) (?:be )?a problem(?: for (?:it|that|you|us|me))?|does (?:it|that|this) matter|how much(?: is| would be)?(?: that| it)?(?: left| remaining)?|what (?:do|can|should) (?:i|we) do",
  /** `The accelerator and the discount together?` asks one thing of two; with accents. */
  together: 'together|both|at (?:the )?same time|combined|side by side',
  /** `When the power is out, what happens to the sales?` tells before it asks. */
  circumstance: 'when|whenever|if|once',
  fewCounted: 'two|three|four|five',
  questions: '(?:(?:more|quick|small|short) )?(?:things?|questions?|points?|details?|infos?)',

  // Shortenings whose full stop ends no sentence; single letters need no entry. The second only before a number.
  shortened: 'approx|incl|excl|mr|mrs|ms|dr|prof|st|vs|max|min|est|dept',
  shortenedBeforeNumber: 'no|nos|nr|art|fig|vol|sec|ch|pp',

  // What leans on what was said before.
  assent: 'ok|okay|yes|thanks|so|but|well',
  followUp:
    'and|so|but|same|until|what about|what if|how about|also|or|then|for|with|in|over|during|(?:no |sorry )?i (?:mean|meant)',
  /** What whoever is no NGO pays. */
  ofAnybody:
    '(?:normal|list|regular|standard|ordinary|full) (?:prices?|companies|company|business(?:es)?|shops?|customers?)|no (?:ngo|non profit|charity)|if (?:they|you) (?:say no|refuse|do not accept)|if (?:we are )?not accepted',
  /** Asked of what was advised; with accents. */
  whySaid: String.raw`why(?: (?:that|this|is that|not|do you say that|\d|(?:not )?(?:the )?(?:starter|professional|enterprise|essential|business (?:package|one)|cheaper|smaller))\b|\W*$)|i mean why`,
  /** Before a number of people. */
  forSoMany: 'for|with',
  /** One of two that were offered. */
  firstOf: '(?:the )?first(?: one)?|1|number one|a|the former',
  secondOf: '(?:the )?(?:second|other|last)(?: one)?|2|number two|b|the latter',
  followUpBehind: 'then|though',
  pointsBack: 'it|its|that|that one|this one|them|they|those|these|he|she|him|her|one|the two|there|then',
  pointsAnywhere: 'that|this|those|them|they|he|she|him|her',
  pointsAtEnd: 'it|one|there',
  smaller: 'smaller|lower|smallest|lowest|cheaper|cheapest|less expensive|former|below',
  bigger: 'bigger|larger|higher|biggest|largest|highest|more expensive|latter|above|one up',
  /** Who says something, which is no part of what is asked; with accents. */
  hearsay: String.raw`(?:(?:a|an|one|my|our|some|the|another|your)\s)?(?:[\w-]+\s){1,4}?(?:has |have |just |always |also )?(?:told (?:me|us)|tells (?:me|us)|swears?|claims?|insists?|says|said|is saying)(?: (?:me|us))?(?: that)?|(?:they|people|some|others) (?:say|said|tell me|told me|told us|claim)(?: that)?|(?:i|we)(?: have|'ve)? (?:heard|read|saw|seen|was told|were told|am told|understood?)(?: (?:somewhere|online|once|on \w+))?(?: that)?|you (?:advertise|claim|said|say|wrote|write|announce)(?: (?:that|on your (?:page|site|website))){0,3}|(?:is it true|rumou?r has it) that`,

  // Whether, what and how.
  questionLead: 'so|and|but|ok|hi|hello|please|also',
  verb: 'is|are|does|do|can|could|will|would|may|has|have|did|am|must|should|shall',
  asksAtEnd: ' (?:is (?:it|that|this) (?:ok|possible|allowed)|true|right|correct|really|exact|is (?:that|it|this) so)$',
  continued: 'and|or|for|what if',
  asksWhat: 'what|which|who|whom|whose|when|where|why|how',
  wants: 'i want|i need|i would|we want|we need',
  wantsTold: 'know|tell me|say',
  told: 'what|which|how|when|where|who',
  notPlain: 'only|just|maximum|limit|limits|limited|or',
  notBehind: 'not',
  negated: 'not|no|never|without|nor|nobody|none|nothing|cannot|except',
  relative: 'under|below|less|lower|cheaper|within|between|over|above',
  adverse:
    'los[et]s?|losing|stops?|dies?|dead|fails?|breaks?|delete[sd]?|forget|risks?|problems?|wrong|refuse|prevent|impossible|difficult|hard|complicated|expensive|need|needs|needed|require[sd]?|must|have to|compulsory|obliged|mandatory',
  /** Of what must be taken. */
  duty: 'need|needs|must|have to|obliged to|forced to',
  perDay: String.raw`\b(?:per|a|one|each|every) day\b|\bdaily\b`,
  perWeek: String.raw`\b(?:per|a|one|each|every) week\b|\bweekly\b`,
  perMonth: String.raw`\b(?:months?|monthly)\b`,
  perYear: String.raw`\b(?:years?|yearly|annual\w*)\b`,

  // People and whose clock.
  beforePeople:
    'team of|staff of|(?:staff|employees|workers) (?:are|is)|we (?:are|r|re)(?: now)?|for us|we become|we (?:grow|go up|go down|come down) to|we will be|there are|are we',
  roughly: 'about|around|only',
  us: 'us',
  ofUs: 'of (?:us|my people)',
  alone: 'only me|just me|me alone|by myself|i am alone|i alone|im alone|alone',
  inShifts: 'in (?:two |three |2 |3 )?shifts|(?:two|three|2|3) shifts|shift work|day and night shifts?',
  /** So many in each location, and not `each under his own name`. */
  perLocation:
    '(?:in |at )?each(?! (?:month|year|day|week)| (?:[a-z]+ ){0,4}(?:name|code|login|sign in|password|account|pin|phone)s?(?![a-z]))|apiece|per (?:shop|store|branch|location)',
  /** Before how many are in each: `5 shops, each with 2 cashiers`. */
  eachHas:
    'in each(?: one)?|(?:each|every)(?: (?:one|shop|store|branch|location|of (?:them|(?:(?:my|our|the|these) )(?:\\d+ )?(?:shops|stores|branches|locations))))? (?:with|has|having|have|employs|there (?:is|are))',
  me: String.raw`(?<!\b(?:hear|tell|give|show|help|call|let|excuse|told) )me|myself|i(?= (?:and|plus) )|(?<=\b(?:and|plus) )i(?! (?:count|counted|need|want|have|would|sell|like|think|see|saw|can|could|also|said|mean|am|dont|do|pay)\b)`,
  companion:
    'treasurer|secretary|cashier|cook|waiter|waitress|manager|accountant|bookkeeper|storekeeper|driver|cleaner|receptionist|pharmacist|nurse|assistant|helper|wife|husband|brother|sister|(?<=\\b(?:my|our|his|her|the|an?|and|plus|one|1|elder|eldest|with) )son|daughter|cousin|partner|bro|sis|clerk|technician|mother|father|mum|mom|dad|nephew|niece|in law|apprentice|intern|attendant|dispenser|supervisor|uncle|aunt|friend|(?<=\\b(?:me|and|plus) )(?:him|her|he|she)(?= (?:and|plus|\\d|an?|my|our|the)\\b|$)',
  owner: 'owner|boss',
  protest: String.raw`(?:you|u) (?:are|re|r) not (?:listening|answering)(?: to)?(?: me| my question)?|neither(?: of them)?|(?:that|this|it) has nothing to do with (?:it|that|this)|i asked (?:you )?(?:2|two|3|three) (?:things|questions)|(?:please )?(?:count|recount|calculate|add)(?: (?:it|them|us))? (?:again|properly|well)|recount|(?:i )?did ?(?:no?t|n) (?:ask|mean|want)(?: (?:for|about))?(?: (?:that|this|an?|the|your)(?: \w+)?)?|(?:that|this|it|thats) ?(?:is|s)? ?not (?:it|what i (?:ask|asked|mean|meant)|my question)|not that|you did ?(?:no?t|n) (?:answer|understand|hear|get)(?: me| that| my question| it)?|you have not (?:answered|understood)(?: me)?|(?:you|u) (?:got me wrong|lost me|misunderstood(?: me)?|are mixing (?:me|it|things) up|keep repeating(?: yourself)?)|i asked (?:something|another thing) else|you (?:repeat|repeated) (?:the same|yourself|that|the price)|(?:leave|forget) (?:it|that)|never ?mind|wrong answer|(?:please )?answer(?: me| my question)?(?: please)?|i do ?(?:no?t|n) want to (?:call|phone|talk)(?: anybody| anyone| you)?`,
  insists: String.raw`(?:are )?(?:you|u) sure(?: about| of| it is| that)?|i (?:asked|said|meant|mean)|i am (?:asking|talking) about|my question (?:is|was)`,
  /** Before what nobody has asked for; with accents. */
  asksNot: String.raw`(?:i|i.?m|we) (?:did(?: not|n.?t)|am not|do(?: not|n.?t)|was not|not) (?:ask(?:ing|ed)?|mean(?:t|ing)?|talk(?:ing)?|speak(?:ing)?)`,
  /** Before what was meant instead of what was just asked. */
  corrects: 'i (?:meant|mean)|wait|i forgot|my mistake|i made a mistake',
  /** That a count is so. */
  confirms: String.raw`(?:yes|yeah|yep|yea|ok|okay|right|correct|exactly)(?: (?:yes|please|that is|that s|it is|right|correct|exactly|so|all)){0,3}|that is (?:right|correct|so|all)`,
  ofDemand: 'is (?:it|that|this)|it is|a|just|say|please',
  ofInsisted: 'about|if|whether|that|for',
  byHowMuch: 'by how much',
  /** Behind who is counted anew: what fits them is asked. */
  asksChange:
    '(?:(?:does|will|would) )?(?:it|that|this|the price|price|the plan|anything) change(?:s)?(?: (?:anything|something|the price|the plan|much))?|(?:is it |is that |it s )?(?:still )?the same(?: (?:price|plan|one))?(?: then| still)?',
  yesOrNo: 'yes or no',
  /** Before what somebody tells of himself; with accents. */
  greets: 'hi|hello|hey|good (?:morning|afternoon|evening)',
  tells: String.raw`(?:i|we)(?: am|['’]?m| are|['’]re)?(?: (?:a|an|have|run|own|manage|sell))|my (?:shop|business|wife and i)|we are`,
  /** Between what is meant and what is not; with accents. */
  contrasts: 'not',
  /** Before what somebody says he is not. */
  denial: 'not|isn|aren|never',
  /** Before what is spoken of no longer: `Leave the NGO!` */
  drops: 'leave|forget',
  /** Before what was answered and not asked: `no, not offices`, `I asked about tax, not offices`; with accents. */
  nay: 'no|nope|what|sorry|oh|ah',
  aheadOfRefused: 'your|the|an?|for|about|of|in|my',
  /** Before how many there are after somebody has come or gone. */
  nowAre:
    'with me (?:it is|we are|that is)|(?:so|then|now|means) (?:we are|we r|we re|it is)|that (?:makes(?: us)?|is)|makes (?:us|it)|leaves(?: us)?(?: with)?|that leaves|it becomes|so|i said|i told (?:you|u)',
  /** How many there are, whoever they are. */
  persons: 'people|persons?|ppl|pple|peeps|humans',
  /** Behind how many there are with everybody. */
  inAll: 'then|in all|in total|all together|altogether|now|total',
  /** Behind how many of those who were counted. */
  ofThem: '(?<!\\b(?:all|each|both|every one) )of (?:them|those|these|the [a-z]+)',
  /** Behind somebody who only has an opinion. */
  opines: '(?:also |just |always )?(?:thinks?|says?|said|agrees?|finds?|believes?|likes?|told|tells?|prefers?)',
  relativePronoun: 'who|that|which',
  /** Somebody does not work there any more. */
  leaves:
    'left|leaves?|leaving|was sacked|sacked|is finishing|retires?|quit|quits|resigned|is gone|has gone|gone|fired|stopp?ed|went away|goes',
  /** Who tells it wants to be counted himself. */
  addsMe: '(?:add|count|include) (?:me|myself)(?: (?:too|also|in))?|with me (?:too|also)',
  /** Before what somebody is himself: `I am the owner`. */
  iAm: '(?:i am|i m|im|am)',
  /** Who works there, whoever it is. */
  collective: 'staff|employees?|workers?|members?|colleagues?|team',
  /** Behind and before who was counted: `3, me included`. */
  included: 'included|incl|inclusive',
  including: 'including|incl|counting|with',
  /** Before whoever stands beside who speaks: `I run a bakery with my wife and 2 girls`. */
  besideMe: 'with (?:my|our)',
  /** Where somebody works: `2 at the reception`. */
  atPost:
    'reception|front desk|(?:at|on|in|for) (?:the |our )?(?:reception|front desk|desk|counter|tills?|cash(?:ier)?|kitchen|store ?room|warehouse|bar|floor|office|stock)',
  /** So many are there at another hour. */
  shift: '(?:day|night|morning|evening) shift',
  /** Before a number of what is chosen from: `which of the 3`. */
  ofThe: 'of the|of your|the',
  /** Behind a number, of those who were not counted yet. */
  theOthers: 'others?|the rest|every(?:one|body)|all|each',
  everybody: 'all|every(?:one|body)|each',
  /** Before several who are only spoken of: `the waiters`. */
  theMany: '(?:the|my|our|those|these)',
  /** Behind how many of those who were counted sign in. */
  signIn:
    '(?:will |would |can |do |to |who |that |of them |also |people |actually ){0,3}(?:use it|use the|using it|log(?:s|ging)? ?in|sign(?:s|ing)? ?in|get in|enters? it|enter|touch it|(?:needs?|has|have|gets?|wants?) (?:an? |his |her |their )?(?:own )?(?:login|account|access|password))',
  onlySome: 'only|just',
  /** Behind a number, of what was counted just before it. */
  inOther:
    '(?:in|at) the (?:other|second)|(?:in|at) another|in the (?:kitchen|bar|shop|store|office|restaurant|pharmacy)|(?:at|on) the (?:bar|counter|till|gate|door|floor|desk)|at (?:the )?reception|(?:serving|cooking|selling|cleaning|washing|packing|delivering)',
  /** Somebody works there and does not sign in; so many besides. */
  withoutLogin: String.raw`(?:do|does|did) ?n(?:o|)t (?:really )?(?:need|have|use|want|touch)(?: to)?(?: an?| the| any)? (?:log|login|logins|account|accounts|sign|access|password|computer|system|suite|till)|(?:do|does)(?: not|nt) (?:log|sign) in|(?:do|does|did|will|would) ?n(?:o|)t (?:use|touch) (?:it|this|anything|computers?|phones?)|never (?:opens?|uses?|touch(?:es)?)|(?:can|could) ?n(?:o|)t (?:use|read|write)|(?:wo|will|do|does|would) ?n(?:o|)t (?:enter|log|open|touch|use)|(?:will|does|do|would) not (?:enter|log|open|use|touch)|without (?:an? )?(?:login|account|logging in|signing in)|(?:get|need)s? (?:only )?(?:the |an? )?(?:paper|printed)(?: \w+)? only`,
  /** With accents, like the two below: who takes somebody on, and one more of what he is called. */
  takesOn: 'hire|hiring|employ|add|take on|bring in|get|take',
  oneMore: String.raw`(?:one more|another|an? (?:additional|extra|new|second|third|fourth|fifth|sixth|seventh|\d+(?:nd|rd|th)))`,
  oneMoreBehind: 'more|extra',
  moreOf: String.raw`(?<!the )\d+ (?:more|extra|additional|other|new)\b|\d+ (?:\w+ ){1,2}(?:(?:will )?(?:come|join|start)|comes|joins|starts)\b(?! (?:from|at \d))`,
  /** Before who is counted besides. */
  added: 'and|plus|besides|in addition to|apart from',
  /** Behind that, before who is counted as well: `me and maybe 2 cashiers`. */
  furthermoreOf: 'maybe|perhaps|possibly|also|then',
  /** Who was left out when people were counted. */
  forgot:
    '(?:forgot|left out|did not count|didn t count|didnt count) (?:(?:there is|we have|i have) )?(?:(?:also|still) )?(?:the|my|our|an?)',
  /** What an API and its programs are called. */
  ofApi: 'api|apis|errors?|http|status|script|server|developer|programmer|token|webhooks?|endpoint|post',
  aheadOfCode: '(?:error|code|http|status|get|gets|got|getting|a|an)',
  /** Who asks comes to us. */
  coming: String.raw`(?:i|we) (?:just |also |still |(?:want|would like|plan) to )?(?:walk in|pass by|(?:can(?: not)?|cannot|could(?: not)?) come(?! (?:from|up|back|with|out))|drop (?:by|in)|come (?:by|over|in|in person))`,
  /** Who asks speaks of himself. */
  ofSelf: 'we|our|us|my|i|im|me',
  /** Before who is there besides whom was counted. */
  haveAlso:
    '(?:have|got|employ) also|also (?:have|got|employ)|there (?:is|are) (?:also|still)|also (?:starts?|joins?|comes?|begins?)|(?:starts?|joins?|begins?) (?:too|also)',
  also: 'also|too|as well',
  /** Before where more people are than were counted. */
  opensAnother: String.raw`(?:open|opening|add|adding|start|starting|get|getting) (?:\w+ ){0,2}(?:second|third|fourth|another|new)`,
  ofTheirs: '«aOne»|the|my|our',
  /** Before those of whom so many are counted. */
  outOf: 'of',
  /** Of what kind they are: `waiters of the bar`. */
  ofKind: 'of|(?:at|in|on) the',
  aOne: 'an?|one',
  ownClock: String.raw`\bmy (?:watch|clock|time|side)\b|\b(?:which|what) hour\b.*\bfor (?:me|us)\b|\b(?:what|which) time (?:is|would) (?:that|it|this)\b.*\b(?:here|for me|for us|my)\b`,
  inTown: 'in|a',

  // What is wanted, in a normalised sentence.
  asksFor: String.raw`\b(?:i|we) (?:would |really |just |d ){0,3}(?:want|need|like|wish|love)\b|\b(?:i|we) (?:am|are) (?:looking for|interested in)\b|\b(?:can|could|may) (?:i|we) (?:please )?(?:do|have|get|book|request|see|try|start|schedule|arrange)\b|\b(?:can|could|would|will) (?:you|u|some ?one|some ?body) (?:please |come and )?(?:give|show|book|arrange|schedule|do|make)\b|\bhow (?:can|do|could|would) (?:i|we) (?:start|begin|get|book|request|schedule|arrange)\b|^(?:please |pls |hi |hello ){0,3}(?:book|schedule|request|arrange|organi[sz]e|start|begin|give|get|sign (?:me|us) up|show (?:me|us)|set up)\b`,
  /** The way to something, of whoever may want it. */
  asksHow: String.raw`\bhow (?:can|do|could|would|should) (?:i|we)\b|\bhow to\b`,
  asksAboutFirst: 'do|does|did|is|are|will|would|should',
  asksAbout:
    'not|never|no (?:need|more|demos?|trials?|calls?|visits?)|nor|without|to know|to ask(?! for)|to understand|wonder|curious|before(?! \\d)|after(?! \\d)|when|long|much|many|end|ends|cost|(?<!half )price|cancel|what|which|why|where|who',
  wishCourtesy: 'please|pls|a|an|the|free|my|live|product',
  bareWish: 'demo|demonstration|trial',
  wishBehind: 'please|pls|now|request',
  /** That what was noted is not wanted. */
  cancels: '(?:please |pls )?cancel (?:it|that|this|the visit|please)',
  /** What somebody does not want who was noted for it; what may be noted. */
  refusesWish: String.raw`(?:i|we) (?:did not|didn t|didnt|never|do not|don t|dont|no longer) (?:ask(?:ed)?|want(?:ed)?|need(?:ed)?|request(?:ed)?|book(?:ed)?)(?: for)?|(?:cancel|forget|withdraw|drop)|^(?:no |sorry ){0,2}no`,
  wishNamed: String.raw`(?:(?:an?|any|the|that|this|your|my|free) ){0,2}(?:demos?|demonstrations?|presentation|walkthrough|trial|consultation|call|visit|appointment)`,
  /** Between the words that want and what is named. */
  wishVerb:
    'a|an|to|request|book|have|see|get|try|schedule|arrange|organi[sz]e|start|begin|set up|sign up for|for|me|us|please|quick|short|live|full',
  /** With what stands behind it. */
  ofWish: 'of|for|in|on|at|with|to|from|by|about|and|please|pls|now|today|tomorrow|next|this',
  /** What is done by telephone, in whatever form. */
  callWord: '(?:call|ring|phone)(?:s|ed|ing)?(?: ?back)?',
  asksForCall: String.raw`\b(?:can|could|would|please have|have|let) (?:you|u|some ?one|some ?body|any ?one|a person|your team|a colleague|sales|(?:a|your) manager)(?: from (?:the |your )?\w+(?: team)?)? (?:please |pls )?(?:call|phone|ring) (?:me|us)\b|^(?:(?:please|pls|plz|hello|hi|yes|no|ok|just|then|so|and) ){0,3}(?:call|phone|ring) (?:me|us)\b|(?<!\b(?:not|t|dont|never) )\b(?:want|need|like|prefer) (?:you|u|some ?one|some ?body|a colleague|your team|sales) to (?:call|phone|ring)\b|\b(?:request|want|need|like|prefer) (?:to (?:have|get) )?an? (?:phone )?call(?: ?back)?\b(?! (?:cent|log|module|list))|\b(?:want|like|prefer|need) to be (?:called|phoned)\b|\b(?:i|we) (?:asked|ask) for an? (?:phone )?call\b|\bwhen (?:will|do|can) (?:they|you|some ?one|some ?body|your team) (?:call|ring|phone)\b`,
  /** With a day or an hour beside it. */
  asksForVisit: String.raw`\b(?:can|could|would|will) (?:you|u|some ?one|some ?body|any ?one|any ?body|a colleague|your team) (?:please |pls )?(?:come|visit|pass by|stop by|drop by)\b|^(?:(?:please|pls|hello|hi|yes|ok|so|and) ){0,3}(?:come|visit|pass by)\b|\b(?:want|need|like) (?:you|some ?one|some ?body|a colleague) to (?:come|visit)\b`,
  /** Somebody comes to us. */
  /** What asks no more than whether an announcement is fine, and to note it. */
  isFine: '(?:is )?(?:that|it|this)? ?(?:ok|okay|fine|possible|all ?right|good)(?: for you)?|right',
  notesIt:
    '(?:please |pls )?(?:note|write|put) (?:it|that|this|me)(?: down)?|(?:can|do|will|did) you (?:note|write)(?: (?:it|that|this))?(?: down)?|noted',
  /** Before what our people shall hear. */
  passesOnThat:
    '(?:(?:can you|could you|please|pls) ){0,2}(?:tell|inform|let) (?:them|your (?:team|colleagues|people)|the (?:office|team)|kigali|kampala)(?: know)?(?: that)?',
  /** Answered by what is noted. */
  whomToTell: '(?:who|whom) (?:do|should|must|shall) (?:i|we) (?:tell|inform|call|warn)(?: (?:about )?(?:it|that))?',
  comesToUs: String.raw`\b(?:count on|expect) (?:me|us)\b|\b(?:i|we) (?:(?:will|ll|am going to|are going to|want to|would like to|d like to|plan to) (?:just )?(?:come|visit|pass by|drop (?:by|in)|stop by)|(?:am|are) coming)\b|(?<!\b(?:can|may|could|should|must|if|when|do) )\b(?:i|we) (?:come|visit|pass by|drop by)\b`,
  /** People who would sign in as one. */
  sharesLogin: String.raw`(?<!\b(?:not|nobody|never|to) )\b(?:share|shares|sharing|use|uses|using) (?:\w+ ){0,3}?(?:(?:one|same|single|my|our|his|her) (?:logins?|log in|accounts?|passwords?)|logins?|passwords?)\b(?! for (?:my|the|both|all|two|2|3|three) (?:shops?|businesses|stores|branches|companies))`,
  asksForQuote: String.raw`\b(?:send|give|make|prepare|email|get) (?:me|us) (?:an? |the |your )?(?:written |formal )?(?:quotation|quote|pro ?forma)\b|\b(?:i|we) (?:would |d )?(?:want|need|like)(?: to have| to get)? (?:an? |your )?(?:written |formal )?(?:quotation|quote|pro ?forma)\b|^(?:(?:please|pls|hello|hi|ok|and|a) ){0,3}(?:quotation|quote|pro ?forma)(?: invoice)?(?: (?:for|please|pls)|$)`,
  /** Whoever says this wants the trial, whatever was said before. */
  wantsToStart: String.raw`(?:i|we) (?:really |just |would |do |d ){0,2}(?:want|like|wish|am ready|are ready)(?: to)? (?:start|begin|try)(?: (?:it|now|today|please|pls|how)){0,2}|(?:let s |lets |let us )?(?:start|begin|try) it(?: now)?|(?:let s|lets|let us) (?:start|try|begin)|sign (?:me|us) up`,
  /** What takes what was offered, and what may stand beside it. */
  takesOffer:
    'apply(?: for (?:us|me|it))?|send (?:it|(?:my|our|the) (?:request|application))|yes|yeah|yep|yea|sure|of course|go ahead|do (?:it|that)|let s (?:go|start|do it)|(?:i|we) (?:want|would like|would love|d like|do)(?: to (?:have|get|start|apply))?(?: (?:it|one|that|to))?',
  besideOffer: 'ok|okay|no|please|pls|then|so|now|how|thanks|thank you|it|start|begin',
  asksNoted: String.raw`\bdid (?:you|u) (?:write|note|put)(?: (?:it|that|this))?(?: down)? (?:after|before|at|for|today|tomorrow|only)\b|\b(?:did|have|do) (?:you|u|they) (?:really |even )?(?:wr[io]te|written|note|noted|take|taken|got|get|save|saved|have|book|booked|receive|received)(?: (?:down|it|this|that|all))? (?:my|the) (?:phone |telephone )?(?:number|name|request|order|demo|call|booking|appointment)\b|\bis (?:it|that|my (?:demo|trial|call|request|number|booking|appointment)) (?:noted|booked|saved|confirmed|registered)\b`,
  /** What asks for a program by its name, and what hands on what was offered. */
  applies: 'apply|ask for|request',
  passesOn:
    '(?:please |pls )?(?:(?:can|could|will) you (?:please )?)?send (?:me|us) (?:the|that|your) (?:application )?form|(?:please |pls )?(?:pass|hand|forward|send) (?:it|this|that|my request) (?:on|in|to (?:them|him|her|your (?:team|colleague)))(?![a-z])|(?:can|could|will|do) you (?:please )?(?:pass|forward|hand|send) (?:it|this|that|my request)(?: on)?(?![a-z])',
  visitWord: 'visit',
  /** Before what takes the place of something that was told. */
  changesTold: 'actually|no|then|not that|rather|instead|better|change (?:it|that)|make it|move it|sorry|only',
  consultation: 'consultation',
  pharmacyTrade: 'pharmacy|pharmacies|chemist|drug ?(?:shop|store)',
  restaurantTrade: 'restaurant|cafe|bar|bistro',
  hotelTrade: 'hotel|lodge|guest ?house',
  retailTrade: 'shop|shops|retail|supermarket',
  inventoryTrade: 'inventory|stock|warehouse',

  // Answers to our own questions.
  skips: 'skip|pass|no|nope|none|no idea|not sure|not yet|not now|later|i do not know|do not know|ok|okay|yes|sure',
  /** A message of nothing but these wants no answer. */
  courtesies:
    'thanks|thank|you|thx|tnx|cheers|appreciate|appreciated|i|it|that|this|was|is|very|so|much|many|a|lot|for|your|the|help|helpful|helps|helped|kind|ok|okay|all|great|good|nice|perfect|super|cool|fine|well|got|understood|noted|clear|alright|right|bye|goodbye|see|soon|later|too|dear|sir|madam|no|problem|done|murakoze|cyane|asante|webale',
  ends: 'no thanks?|no thank you|thanks?|thank you|that is all|that s all|that all|stop|cancel|never ?mind|bye|goodbye',
  days: 'today|tonight|tomorrow|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|week|weekend|weekdays?|month|morning|afternoon|evening|noon|lunch|now|asap|soon|any ?time|whenever|day|january|february|march|april|may|june|july|august|september|october|november|december',
  hourMarks: String.raw`am|pm|a\.m|p\.m|o clock`,
  howMany: 'me|myself|alone|one|two|three|four|five|six|seven|eight|nine|ten|dozen|nobody else',
  asksBack: 'what|how|why|which|who|where|does|do you|do i|can|could|is|are|will|would|may|have you',
  weekdayNames: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  everyDay: 'every|each|last',
  comingDay: 'next |this |coming ',
  comingBehind: '',
  /** With accents, like the three below. */
  otherDays: 'today|tonight|(?:the )?day after tomorrow|tomorrow|next week|this (?:morning|afternoon|evening)',
  dayParts: 'after lunch(?: ?time)?|(?:in the )?(?:morning|afternoon|evening)|at noon',
  atHour: 'at|around|after|before|from',
  fromHour: 'between|from',
  toHour: 'and|to|till|until',
  onDay: 'on',
  evening: 'evening|tonight|night',
  /** With accents: that something was told already. */
  saidBefore: String.raw`(?:as |like )?i(?:['’]?ve| have)? (?:just |already )?(?:said|told (?:you|u)|wrote|mentioned)(?: (?:it|that|you|so|already|before)){0,4}`,
  /** Behind a time. */
  besideWhen: 'then|please|pls|ok|is|if|so',
  /** Between the first and the last day of a week. */
  toDay: 'to|till|until|through',
  /** Who says so is no association. */
  isBusiness: 'we are (?:just |only )?(?:an? )?(?:normal |small )?business(?:es)?',
  inPlace: 'in|near|from|at',
  notTowns: 'january|february|march|april|may|june|july|august|september|october|november|december|english|french',
  // Where somebody is: what says so of oneself, and of a shop of one's own.
  amIn: '(?:i|we) (?:am|m|are|re|live|work|come)|im|based|located|here',
  ownShop: 'my|our|have|run|own|manage',
  shops:
    'shops?|stores?|business(?:es)?|compan(?:y|ies)|branch(?:es)?|baker(?:y|ies)|supermarkets?|markets?|clinics?|schools?|bars?|pharmac(?:y|ies)|restaurants?|hotels?|lodges?|boutiques?|depots?|warehouses?|offices?',
  placeBefore: 'in|near|at|from|outside',
  /** What countries are also called; `=` and the ISO code behind each. */
  countryNames: 'drc=CD|dr congo=CD|congo=CD/CG|congo kinshasa=CD|congo brazzaville=CG|ivory coast=CI|uk=GB|usa=US',
  peopleCounted: 'people|persons|users|staff|employees',
  saidSmall: 'Today|Tomorrow|This|Next|In|At|On|Just|Any',

  // Whose clock; the town is caught.
  townBeforeClock: '([a-z]+) (?:time|clock|watch)',
  townBehindClock: String.raw`(?:(?:time|clock|clocks|watch) (?:in|of|at|here in|for)|\d+ ?[ap]m (?:here )?in) ([a-z]+)`,
  isHere: 'live|am|are|is that|here',
  clockWord: 'clock|watch|my time|what time',

  // A person is asked for: clause by clause, without signs.
  realWord: 'real|live|actual|human',
  /** Nobody says these of anything but one of us. */
  human: '(?:«realWord» )?(?:humans?|humna|human being|human agent)|(?:real|live) (?:person|agent)',
  role: 'agents?|representatives?|rep|operator|colleagues?|advis[oe]r|consultant|expert|specialist|manager|boss|owner|team member|customer (?:service|support)|sales(?: (?:team|rep|person|people|guy))?|support(?: (?:team|agent|person|staff))?|your (?:team|staff|people)',
  anybody: 'person|people|some ?(?:one|body)|any ?(?:one|body)',
  article: 'an? |the |some |your |one of ',
  pleaseWord: 'please|pls|plz|now|here|available',
  speak: 'speak|speek|spaek|talk|tlk|chat|discuss',
  with: 'to|with',
  passOn: 'connect|transfer|pass|put|forward|hand',
  passMe: 'me|us|over|on|through|contact',
  asksForPerson: String.raw`\b(?:«human»|«role»|«anybody»)(?: \w+)? (?:i|we|who|that)(?: (?:i|we))? can (?:talk|speak|chat)\b|\bwho(?:m)? (?:can|could|do|should) (?:i|we) (?:talk|speak|chat) (?:to|with)\b|\b(?:can|could) (?:an? )?(?:«human»|«anybody») (?:please )?help\b|\bhelp from (?:an? )?(?:«human»|«anybody»)\b|\b(?:i|we) (?:just )?(?:want|need|prefer|demand|(?:would|d) (?:like|prefer|rather have)) (?:an? |the )?(?:«human»|person|agent|representative|operator)(?: «pleaseWord»){0,3}$|\bcan (?:i|we) (?:have|get) (?:an? |the )?(?:«human»|agent|representative|operator)(?: «pleaseWord»){0,3}$|\b(?:give|get|find) (?:me|us) (?:an? |the |your )?(?:«human»|«anybody»|agent|representative|operator|manager|boss)\b|\b(?:can|could|would|please have|have|let) (?:you|some ?one|some ?body|any ?one|a person|an agent|your team|a colleague|sales|(?:a|your) manager)(?: from (?:the |your )?\w+(?: team)?)? (?:please )?(?:call|phone|ring|contact) (?:me|us)\b|^(?:please |pls )?(?:call|phone|ring) (?:me|us)\b|\b(?:request|want|need|like) a call ?back\b|\bis (?:there )?(?:«anybody»|an agent|a human)(?: (?:there|here|available|online|around)){1,3}(?: to (?:help|talk|speak).*| (?:right )?now)?$`,
  bareArticle: 'an? |the |just ',
  hailing: 'hi |hello |please |pls ',
  /** Alone in a message these ask; elsewhere they name roles in a shop, too. */
  personAlone: 'agent|person|manager|representative|operator|customer service',
  /** The same words about something else: the product, the visitor's own people, us, or a wish not to be passed on. */
  refusesPerson: String.raw`\b(?:don t|do not|dont|didn t|never|no need to|not necessary to|rather not|without having to|not want to|won t) (?:(?:want|need|wish|have|like) )?(?:(?:to|me) ){0,3}(?:speak|talk|chat|be connected|be transferred|discuss|call|phone|ring|an? |any )|\b(?:my|our|their|his|her|the) (?:staff|employees?|cashiers?|customers?|guests?|clients?|waiters?|users?|pharmacists?|workers?|agents?|team|managers?)(?: \w+)? (?:speak|talk|chat|discuss|call|contact)\b|\b(?:agents?|people|person|humans?) (?:commissions?|resources?|rights?|errors?|data|accounts?|roles?|management|tracking)\b|^(?:\w+ )?(?:are (?:you|u)|r u|is this|am i) (?:really )?(?:an?|the|human|real|talking|speaking|chatting)\b`,

  /** How an answer on a page begins. */
  verdict: 'Yes|No',
  /** Begins a sentence that leans on the one before it; with accents. */
  leansBack:
    'it|its|they|their|them|then|this|that|these|those|he|she|but|so|and|or|both|each|others?|there|until then|after that|beside (?:it|them)|the (?:rest|other|others|same)|all of|otherwise',
  /** Elsewhere in it: `refunds are in it`, `the alert also goes out by email`. */
  leansInside: '(?:in|on|from) (?:it|them)|also|as well|instead|that day|behind',

  // Where the assistant failed; with accents.
  meansPerson: 'humans?|agents?|persons?',
  meansPrice: 'prices?|priced|pricing|costs?|costing',

  // The package called Business, and whose business something is.
  aheadOfName: 'is|of|or|and|the|than|does|use|has|buy',
  behindName: 'and|or|cost|price|licen[cs]e|in|per|for|have|has',
  whoseBusiness: 'my|our|your|their|a|an|any|small|new|family|the whole|of|for',
  businessOf: 'owner|owners|size|needs|man|plan|one|is|has|in|and|type|with',
} as const
