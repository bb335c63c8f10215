/** What nobody may be promised, unless the clause says what makes it true. */
export type Pledge = { readonly says: RegExp; readonly unless?: RegExp; readonly isDenied?: false }

const verbs = String.raw`(?:send|sent|book(?:ed)?|activated?|created?|scheduled?|reserved?|appl(?:y|ied)|register(?:ed)?|arranged?|upgraded?|cancel(?:led|ed)?|refund(?:ed)?|credit(?:ed)?|forward(?:ed)?|e-?mail(?:ed)?|call(?:ed)?|notif(?:y|ied)|transfer(?:red)?|unlock(?:ed)?|extend(?:ed)?|waived?|order(?:ed)?|process(?:ed)?|confirm(?:ed)?|updated?|deleted?|sign(?:ed)? you up|set (?:it |this |that |you )?up|let (?:the|our) (?:team|sales)|inform(?:ed)?|contact(?:ed)?|connect(?:ed)? you|put you|throw in|lower(?:ed)?|reduced?|grant(?:ed)?|offer(?:ed)?|give you|gave|discount(?:ed)?|knock)`
const done = String.raw`(?:booked|activated|confirmed|approved|created|sent|scheduled|extended|upgraded|applied|reserved|registered|cancell?ed|set up|processed|guaranteed|refunded|received|noted|granted|waived|logged)`
const faits = String.raw`(?:envoyer?s?e?e?s?|reservee?r?s?|activee?r?s?|creee?r?s?|planifiee?r?s?|confirmee?r?s?|annulee?r?s?|remboursee?r?s?|transmettre|transmise?s?|transferee?r?s?|enregistree?r?s?|appliquee?r?s?|prolongee?r?s?|appelee?r?s?|offrir|offerte?s?|accordee?r?s?|programmee?r?s?|contactee?r?s?|inscrire|inscrite?s?|approuvee?s?|prete?s?|faire une (?:remise|reduction))`
const weekday = String.raw`(?:mon|tues|wednes|thurs|fri)day|lundi|mardi|mercredi|jeudi|vendredi`
const month = String.raw`january|february|march|april|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre`
const lifelong = String.raw`(?:for ?ever|for life|lifetime|a vie|pour toujours|always|toujours|permanently|indefinitely|perpetual\w*)`

/** What sales decides on request, and the programmes that do give a discount. */
const onRequest =
  /(?:volume|multiple locations|many locations|custom|several locations|plusieurs (?:sites|points|magasins|emplacements|etablissements)|sur mesure|volume discounts?).*(?:request|ask|sales|quote|demande|commercial|equipe|devis|written|talk|person|contact)|(?:request|ask|sales|demande|devis|contact).*(?:volume|custom|multiple locations|sur mesure|plusieurs)/iu
const ofProgram =
  /(?:qualif|eligib|eligib|admissible|remplissent).*|(?:ngos?|non-?profits?|ong|associations?)\b.*(?:75|lifetime|life|a vie|discount|remise|reduction)|small[- ]business/iu
const ofYear =
  /annual|annuel|yearly|(?:a|per|the|by|par|a l'|12|whole|full) ?(?:year|an\b|annee)|year (?:paid )?at once/iu
const ofProduct =
  /\b(?:till|cashiers?|roles?|permissions?|receipts?|campaigns?|audit|staff|managers?|checkout|webhooks?|events?|point of sale|pos\b|caisse|caissi\w+|employees?|counter|reports?|your customers?|vos clients|items?|on a sale|per sale|drawer|approval|branch|waiter|invoices?|second person|shifts?|restocked|who may|may refund|returns? and refunds?|waits? for|rule|bill\b|guest)\b/iu

export const offering =
  /\b(?:i|we)(?:'ll| will| can| could| would|'d| am able to| are able to)? (?:\w+ )?(?:offer|give|grant|apply|make|arrange|add|do)\b|\byou(?:'ll| will| can| would)? (?:\w+ )?(?:get|receive|have|enjoy|benefit|save|qualify|pay)\b|\b(?:for you|your discount|just for|today only|limited)\b|\bje (?:peux|vous)\b|\bnous (?:vous )?(?:offrons|accordons|donnons|pouvons|faisons)\b|\bvous (?:benefici\w+|obt\w+|aurez|recev\w+|avez droit)/iu
export const condition =
  /qualif|eligib|admissib|\bif\b|\bsi\b|may\b|might|could|request|demande|apply|sous conditions|ask|custom|annual|annuel|year|par an\b|volume/iu

export const promises: readonly Pledge[] = [
  // The assistant cannot act.
  {
    says: new RegExp(
      String.raw`\bi(?:'ve| have|'ll| will| can| could| just| already|'m going to| am going to|'d| would| am|'m)*(?: (?:just|already|also|now|gladly|personally|happily|then|go ahead and|be happy to|glad to|happy to|able to))* ${verbs}\b`,
      'iu',
    ),
  },
  { says: new RegExp(String.raw`\bwe(?:'ve| have)(?: just| already| now)* ${verbs}\b.*\byou`, 'iu') },
  {
    says: new RegExp(
      String.raw`\b(?:your|the) (?:account|demo|trial|booking|request|appointment|order|discount|refund|subscription|plan|message|call|meeting|spot|seat|place|coupon)s? (?:is|are|has been|have been|was|were|will be|gets?)(?: now| been| already| successfully)* ${done}\b`,
      'iu',
    ),
  },
  { says: /\b(?:done|all set|consider it done|got it)[,.;:!]* (?:your|i|the|you)\b/iu },
  {
    says: new RegExp(
      String.raw`\bj(?:'ai|e vais|e viens d[e']|e peux|e vous|e t')(?: (?:vous|deja|bien|tout de suite|aussi|d'|de|ai|les?|la))* ?${faits}`,
      'iu',
    ),
  },
  {
    says: /\bje vous (?:envoie|reserve|offre|donne|garantis|promets|fais|accorde|inscris|transfere|appelle|rembourse|contacte|confirme)\b/iu,
  },
  {
    says: new RegExp(
      String.raw`\bvotre (?:compte|demo|essai|demande|rendez-vous|commande|remise|abonnement|message|place)[^.;]{0,12} (?:est|a ete|sera) (?:bien |maintenant |deja )?${faits}`,
      'iu',
    ),
  },
  {
    says: /\b(?:we|they|someone|somebody|(?:our|the|an?|your) [\w' -]{2,30})(?:'ll| will| is going to| are going to| shall) (?:\w+ )?(?:deliver|ship|visit|come|install|release|launch|add|refund|build|develop|ring|phone|call|fix|match|waive|beat)\b/iu,
    unless: /within|24 hours|request|demand/iu,
  },
  {
    says: /\b(?:will|'ll) (?:\w+ )?(?:contact|reach|call|reply|answer|get back|e-?mail|phone|ring|write)\b.*\b(?:today|now|shortly|immediately|right away|in a (?:moment|minute)|asap|soon|straight away)\b/iu,
  },
  {
    says: /\b(?:notre|une|l'|un) [\p{L}' -]{2,30} (?:vous )?(?:livrera|installera|viendra|passera|rappellera|appellera|remboursera|enverra)\b/iu,
  },
  // Dates.
  { says: /\b(?:tomorrow|tonight|demain|apres-demain|ce soir)\b/iu },
  {
    says: new RegExp(
      String.raw`\b(?:next|coming|following) (?:few )?(?:weeks?|months?|quarter|year|release|version|days|update|spring|summer|autumn|winter|${weekday}|${month})\b|\bprochaine?s? (?:semaines?|mois|trimestre|annee|version|jours|mise a jour)\b|\b(?:semaine|mois|trimestre|annee|version|${weekday}) prochaine?\b`,
      'iu',
    ),
  },
  {
    says: new RegExp(
      String.raw`\b(?:by|before|until|till|from|on|since|d'ici|avant|des|this|le|ce)(?: (?:the|next|this|coming|au|le|end of|the end of))* (?:${weekday})\b(?!s?\.? ?(?:to|-|through|till|until|and|a|au|et)\b)`,
      'iu',
    ),
    unless: /closed|ferme|(?:mon|lun)\w*\.? ?(?:to|-|through|until|a|au) ?(?:fri|ven)/iu,
  },
  {
    says: new RegExp(
      String.raw`\b(?:in|by|before|until|since|from|during|of|early|late|mid|en|des|d'ici|avant|fin|debut|courant)[ -](?:the end of |end of |early |late |fin |debut )?(?:${month}|q[1-4]\b|the (?:end|autumn|spring|summer|winter|new year|weekend)|(?:the |this |ce |le )(?:quarter|trimestre))`,
      'iu',
    ),
  },
  { says: new RegExp(String.raw`\b\d{1,2}(?:st|nd|rd|th|er)?(?: of)? (?:${month})\b|\b(?:${month}) \d{1,2}\b`, 'iu') },
  {
    says: /\b(?:coming|arriving|available|releas\w+|launch\w*|out|shipping|ready|disponible|sort\w*|arriv\w+|live) (?:very |here )?(?:soon|shortly|bientot)\b|\bbientot (?:disponible|la|pret)|\bsoon (?:be|available)\b|\b(?:in development|under development|roadmap|feuille de route|upcoming|en developpement)\b|\b(?:will|to) be (?:released|launched|available|added|delivered|introduced|free|cheaper)\b|\b(?:planned|scheduled|prevue?s?) (?:for|pour)\b|\bsera (?:disponible|livree?|lancee?|ajoutee?)/iu,
  },
  {
    says: /\b(?:saturdays?|sundays?|weekends?|week-ends?|samedis?|dimanches?|public holidays?|jours? feries?)\b/iu,
    unless:
      /closed|clos|ferme|except|hors|e-?mail|emergenc|urgence|offline|outside|leave|if\b|your|busiest|sales|ventes|sauf|point of sale|price|stock|report|bread|market/iu,
  },
  // Money.
  {
    says: /\b(?:half[- ]price|half off|half the (?:price|cost)|moitie[- ]prix|a moitie|moitie du prix|(?:\ue0002|2)[- ]for[- ](?:the (?:price of )?)?(?:one|\ue0001|1)|buy \S+,? get|black friday|price match|best price|lowest price|match (?:any|the|their) (?:price|offer))\b/iu,
    unless:
      /small[- ]business.*(?:qualif|first)|(?:qualif|first).*small[- ]business|petites? entreprises?.*(?:qualif|eligib|premiere)/iu,
  },
  {
    says: /\b(?:special|exclusive|secret|better|lower|reduced|promotional|cheaper|limited|negotiated|introductory|preferential) (?:deals?|offers?|prices?|rates?|pricing)\b|\bdeals?\b|\b(?:offre|prix|tarif)s? (?:specia\w+|exclusi\w+|preferenti\w+|promotionnel\w*|reduit\w*)|\bpromo(?:tion)?s?\b|\b(?:coupon|voucher|promo code|code promo|cash ?back|rebate|ristourne)s?\b/iu,
    unless: ofProduct,
  },
  {
    says: /\b(?:discount(?:s|ed)?|rabais|remises?|reductions?|(?:percent|%) off|% de (?:moins|rabais))\b/iu,
    unless: new RegExp([onRequest, ofProgram, ofYear, ofProduct].map(({ source }) => source).join('|'), 'iu'),
  },
  { says: /\b(?:refund(?:s|ed|able|ing)?|money[- ]?back|reimburs\w+|rembours\w+)\b/iu, unless: ofProduct },
  {
    says: /\b(?:you(?:'ll)?|your (?:money|payment)|we|our|full|full-?|within|get|get your) (?:\w+ ){0,3}(?:refund(?:s|ed)?|money[- ]?back|reimburs\w+)\b|\bvous (?:\p{L}+ ){0,2}rembours\w+/iu,
  },
  {
    says: /\b(?:guarant\w+|garanti\w*|warrant(?:y|ies)|i promise|we promise|i assure|promets|promettons|risk[- ]free|sans risque|no risk)\b/iu,
    unless: /SLA guarantee|service[- ]level|garantie SLA/iu,
  },
  {
    says: /\b(?:no|zero|without|sans|aucuns?) (?:\w+ )?(?:set-?up|installation|hidden|activation|joining|extra|additional|caches?) (?:fees?|costs?|charges?|frais)\b|\b(?:sans|aucuns?) frais\b|\bno fees?\b/iu,
    unless: /\bngos?\b|non-?profit|\bong\b|association/iu,
    isDenied: false,
  },
  {
    says: new RegExp(
      String.raw`\b(?:free|gratuite?(?:ment)?s?|no (?:charge|cost)|complimentary)\b[^,;.]{0,30}\b${lifelong}|\b${lifelong}.{0,20}\b(?:free\b|gratuit)`,
      'iu',
    ),
  },
  {
    says: /\b(?:no (?:charge|cost)\b|without (?:charge|cost|paying)|free of charge|at no (?:\w+ )?cost|zero cost|costs? (?:you )?nothing|on the house|pay nothing|(?:won't|don't|never|not have to) (?:have to )?pay\b|complimentary|offert\w*|sans payer|cost-free|for nothing)/iu,
    unless: /trial|essai|card|\bngos?\b|ong\b|non-?profit/iu,
    isDenied: false,
  },
  {
    says: /\b(?:free|gratuite?(?:ment)?s?)\b/iu,
    unless:
      /trial|essa[iy]|\btry\b|tester|feel free|free (?:disk|space|tables?|rooms?|beds?|seats?|slots?)|(?:tables?|rooms?|beds?|seats?|nurse|cook|waiter|chambres?) (?:is|are|was|stays?|still|est|sont)? ?(?:free|left free)|n't free|not free|-free|free-?(?:text|hand)|\bngos?\b|\bong\b|non-?profit|accelerator|accelerateur|startup|(?:30|first) days|30 jours|card required/iu,
  },
  {
    says: new RegExp(
      String.raw`\b(?:${lifelong})\b[^,;]*\b(?:trial|essai|starter|professional|subscription|abonnement|plan)\b|\b(?:trial|starter|professional|subscription|abonnement)\b[^,;]*\b(?:for ?ever|for life|lifetime|a vie|perpetual\w*)\b`,
      'iu',
    ),
    unless: /one-time|once|package|instead|unlike|contrast|compar|while|alors que|tandis|achat|licen|always|toujours/iu,
  },
  {
    says: /\b(?:extend(?:ed|s)?|longer|extra|second|another|prolong\w+|deuxieme|additional) (?:your |the |free |votre |l')*(?:trial|essai)/iu,
  },
  {
    says: /\b(?:price|prix|rate|tarif)s?\b.{0,25}\b(?:lock(?:ed)?|fixed|frozen|never (?:rise|change|increase)|won't (?:rise|change|increase)|bloque|gele)/iu,
    isDenied: false,
  },
  {
    says: /\b(?:lifetime|perpetual|permanent) (?:licen[cs]e|access|use)\b.{0,20}\b(?:starter|professional)\b|\b(?:starter|professional)\b.{0,20}\b(?:lifetime|perpetual) (?:licen|access|use)/iu,
  },
  // What the facts deny.
  {
    says: /\b(?:trial|essai|free|gratuit\w*)\b.{0,20}\b(?:for|lasts?|of|during|pendant|dure) (?:a|an|un|une|the) (?:\w+ )?(?:fortnight|weeks?|months?|quarter|years?|semaines?|mois|ans?|annees?|trimestre)\b/iu,
    unless: /\bngos?\b|\bong\b|non-?profit|accelerator/iu,
  },
  {
    says: /\b(?:repl(?:y|ies)|answers?|respon\w+|contacts?|calls?|get back|repond\w*|set ?up)\b.{0,25}\b(?:(?:in|within) (?:a few |some |an? |the )?(?:seconds?|minutes?|hour|day)\b(?!s)|instantly|at once|en quelques minutes|dans l'heure|immediatement)/iu,
    unless: /set ?up in minutes/iu,
  },
  {
    says: /\b(?:arriv\w+|available|deliver\w*|releas\w+|launch\w*|offer|only|install\w*|ready|comes?|disponible)\b.{0,20}\b(?:this|cette|ce) (?:week|month|quarter|year|summer|semaine|mois|trimestre|annee)\b/iu,
  },
  {
    says: /(?:^|[.;:,] )soon\b|\b(?:very|quite) soon\b|\b(?:by|before|until|avant|d'ici) (?:christmas|easter|eid|new year|noel|paques)\b/iu,
  },
  {
    says: /\b(?:half|double|twice|a third|a quarter|moitie) (?:of )?(?:that|this|it|de cela|de ca)\b|\bdivis\w+ (?:par|by)\b|\b(?:slash\w*|cut|drop\w*|lower\w*|reduc\w+) (?:our |the |its |your )?(?:prices?|rates?|fees?)\b|\bprices? (?:drop|fall|go down|are falling)/iu,
  },
  {
    says: /\b(?:that|this|it|price|ce prix|cela)(?:'s| is| est)? (?:the price |price )?(?:per|for each|par|pour chaque) (?:user|seat|location|shop|branch|product|week|day|utilisateur|magasin|jour|semaine)\b|\b(?:price|prix)\b.{0,20}\b(?:all|every|each|tous les|chaque) (?:plans?|packages?|forfaits?)|\bsame (?:goes|applies|holds|is true|price applies) (?:for|to|of)\b/iu,
  },
  {
    says: /\b(?:basic|premium|gold|silver|platinum|diamond|ultimate|plus|lite|standard|advanced|growth|free|team|deluxe|executive|corporate|family|gratuit|basique) (?:plan|package|edition|subscription|version|licen[cs]e)s?\b|\b(?:forfait|formule|version|offre) (?:basique|premium|gold|platine|gratuite?|standard|famille)\b/iu,
  },
  // A share in words, which no judge of numbers reads.
  {
    says: /\b(?:half|(?:an?|one|two|\ue000[12]) (?:third|quarter|fifth|tenth)s?|moitie|un tiers|un quart) (?:off|less|cheaper|de moins)\b|\b(?:saves?|saving|cuts?|economise\w*|gagne\w*) (?:you |vous )?(?:up to )?(?:half|(?:an?|one|\ue0001) (?:third|quarter|fifth|tenth)|la moitie|un tiers|un quart)\b/iu,
    unless:
      /small[- ]business.*(?:qualif|first)|(?:qualif|first).*small[- ]business|petites? entreprises?.*(?:qualif|eligib|premiere)/iu,
  },
  // Our own price list called wrong.
  {
    says: /\b(?:ignore|forget) (?:the|our|those|these) (?:price|list|plan)|\b(?:real|true|actual|current) (?:price|cost|rate)s?\b.{0,20}\b(?:lower|less|higher|different|cheaper)\b|\b(?:price|list|page|site|website)s?\b.{0,25}\b(?:outdated|out of date|wrong|not (?:right|correct|up to date))\b|\byou(?:'ll| will)? (?:only |actually |really )?pay less\b|\b(?:cheaper|less|lower) than (?:what )?(?:the |our )?(?:page|list|site|website|price list)\b|\b(?:vrai|veritable) (?:prix|tarif)\b/iu,
  },
  {
    says: /\b(?:everyone|everybody|anyone|anybody|(?:every|all|any) (?:customers?|business(?:es)?|shops?|ngos?|non-?profits?)|tout le monde|(?:tous|toutes|chaque) (?:les )?(?:clients?|entreprises?|ong|associations?))\b.{0,40}\b(?:discounts?|% off|remises?|reductions?|% de (?:moins|remise))/iu,
    unless: /qualif|eligib|admissible|remplissent/iu,
  },
  { says: /\byou (?:will )?(?:get|have|receive|save)\b.{0,20}%[^,;]*\bbecause\b/iu },
  { says: /\b(?:trial|essai)\b.{0,40}\b(?:renew\w*|twice|(?:once|and) again|renouvel\w+|deux fois)\b/iu },
  { says: /\b(?:platinum|platine|diamond|diamant)\b/iu },
  // Who is speaking, and what nobody may be asked for.
  {
    says: /\bi(?:'m| am) (?:an? )?(?:real |actual |live )?(?:human|person|man|woman|employee|colleague)\b|\bje suis (?:une? )?(?:vraie? )?(?:humaine?|personne|employee?|collegue)\b/iu,
  },
  {
    says: /\b(?:send|give|tell|share|type|enter|write|noted|saved|stored|envoyez|donnez|dites|tapez|ecrivez)\b.{0,15}\b(?:your|votre) (?:\w+ ){0,2}(?:card (?:number|details)|pins?\b|cvv|password|passcode|mot de passe|carte)/iu,
    unless: /sign-?in|log ?in|page|profile|settings|till|connexion|caisse|reset/iu,
  },
  { says: /\b(?:compensat\w+|dedommag\w+|indemni\w+)\b/iu, unless: /\bSLA|service[- ]level/iu },
  {
    says: /\b(?:number one|no\.? ?1|market leaders?|leader du marche|the best (?:software|suite|system|app|company|in)|world'?s best|le meilleur logiciel)\b|#\s?1\b|\bthe (?:largest|biggest|leading) (?:software|supplier|company|suite|provider|vendor)/iu,
  },
  {
    says: /\b(?:CEO|[Ff]ounder|[Dd]irector|[Mm]anager|[Oo]wner|[Ff]ondat\w+|[Dd]irect(?:eur|rice))s?\b(?:,| is| was| est|:| named| called| Mr\.?| Ms\.?| Mme)+ (?!Administrator|Employee|Staff|Auditor|Super|Starter|Professional|Enterprise)\p{Lu}\p{Ll}+/u,
  },
  {
    says: /\b(?:[Aa]sk for|[Cc]all|[Cc]ontact|[Ee]mail) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u,
    unless: /Imisozi|Super Admin|Speak/u,
  },
  {
    says: /\b(?:half|third|quarter|fifth|tenth|fraction|moitie|tiers|quart) (?:of the (?:price|cost)|of what|as much|less|cheaper|the (?:price|cost)|du prix|de moins)\b|\b(?:fivers?|tenners?|peanuts|dirt cheap|next to nothing|pocket money|trois fois rien)\b/iu,
    unless: /small[- ]business.*(?:qualif|first)|(?:qualif|first).*small[- ]business|qualif/iu,
  },
  {
    says: /\b(?:match|beat|undercut) (?:[\w']+ ){0,3}(?:prices?|offers?|quotes?)\b|\bwaiv\w+|\bon us\b(?!\w)|\bon the house\b/iu,
  },
  {
    says: /\byou(?:'ll| will)? (?:do |already |certainly |definitely |now |also )*(?:qualify|are eligible|are entitled|are approved|have qualified)\b|\byou're (?:eligible|entitled|approved)\b|\bvous (?:etes (?:eligible|admissible)|avez droit|remplissez)/iu,
    unless: /\b(?:if|whether|may|might|could|can|si|ask)\b/iu,
  },
  {
    says: /\b(?:there is|there's|we have|we offer|has|comes with) no (?:free )?trial|\bwithout (?:a )?(?:free )?trial|\bpas d'essai/iu,
    isDenied: false,
  },
  {
    says: /\b(?:trial|essai)\b.{0,30}\b(?:needs?|requires?|asks? for|demande|exige) (?:a |your |une )?(?:credit |bank )?(?:card|carte)|\b(?<!no )(?:credit )?card (?:is )?(?:needed|required)/iu,
  },
  {
    says: /\b(?:call|phones?|ring|telephone)\b.{0,24}\b(?:any ?time|at night|all night|day or night|whenever|jour et nuit|a toute heure)\b/iu,
    unless: /emergenc|urgence/iu,
  },
  // Papers nobody has shown us.
  { says: /\b(?:iso(?:[ /-]?(?:iec)?[ -]?\d*)?|pci(?:[- ]?dss)?|fedramp|hitrust|nist|cmmc|fips)\b/iu },
  {
    says: /\b(?:certified|certifications?|certifiee?s?|accredit\w+|accredit\w+|licensed by|approved by|endorsed by|authori[sz]ed by|homologu\w+|agreee? par|recommended by|partner(?:ed)? with|partenaire de|officially|award)\b/iu,
    unless: /ask|report|you (?:have|send)|registration/iu,
  },
  { says: /\b(?:fully|100%|always|legally|guaranteed) compliant\b|\bcomply with all\b|\blegal advice\b/iu },
  // Names of customers.
  {
    says: /\b(?:[Cc]ustomers|[Cc]lients|[Bb]usinesses|[Cc]ompanies|[Bb]rands|[Pp]artners|[Pp]artenaires|[Ee]ntreprises|[Hh]otels|[Rr]estaurants|[Pp]harmac\w+|[Ss]upermarkets|[Hh]otels)\b[\p{L} ]{0,12}(?:,? such as|,? like|,? including|,? include|,? comme|,? tels? que|,? dont)\s+(?:the )?\p{Lu}/u,
  },
  {
    says: /\b(?:used|trusted|chosen|loved|utilisee?s?|adoptee?s?|choisie?s?) (?:\w+ )?(?:by|par) (?:the |la |le |l')?\p{Lu}/u,
    unless: /Fortune|NGO|Imisozi|Small|Rwandan|African/u,
  },
  {
    says: /(?:^|[.;:] )(?!(?:We|You|It|They|Each|Who|Your|The|Starter|Professional|Enterprise|Every|Everybody|Nobody|People|I|Sozi|Everyone|Staff|Cashiers|Waiters|One|Businesses|Customers|Shops|Hotels|Pharmacies)\b)(?:\p{Lu}[\p{L}&'-]+ (?:of |de )?)+(?:uses?|trusts?|chose|relies on|runs on|utilise|a choisi) (?:our|us|Imisozi|the suite|it\b|notre|nous)/u,
  },
  {
    says: /\b(?:[Ww]e|[Nn]ous) (?:work|partner|collaborate|cooperate|travaillons|collaborons) (?:closely )?(?:with|avec) \p{Lu}/u,
  },
  { says: /\bFortune\b.{0,20}\b(?:companies|firms|customers) (?:use|trust|rely)/iu },
]
