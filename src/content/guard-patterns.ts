import type { GuardWordName } from '#content/copy/assistant/words.ts'

/**
 * Where the words of the guard (`guard-words.ts` of each language) stand in a sentence: patterns without accents, by
 * name, in which «name» stands for the words of that name in every language.
 */
export const guardPatterns = {
  // Clauses.
  turn: String.raw`(?<=[;.!?\n])\s|\s-\s|,?\s\b(?=(?:«but»)\b)`,
  saysYes: String.raw`^\W*«yesSaid»(?!\p{L})`,
  asksWithout: String.raw`«denial»|\b«without»\b`,
  saysNoTo: String.raw`«denial»|\b«needed»\b`,
  commonWord: '^«common»',
  /** `It reads …`, `you also get …`, `… is built in`, `with …`. */
  namesThing: String.raw`(?<!\p{L})(?:«itSaid» (?:«aside» ){0,2}«itDoes»|«youGet») (?<said>[^.;:!?]*)|(?<!\p{L})«byMeans» (?<said>(?:\p{L}+ ){0,2}\p{L}+)|^(?<said>[^.;:!?]{3,60}?) (?=«isThere»(?!\p{L}))`,
  programs: String.raw`\b(?:«ngo»|«smallBusiness»)`,
  everyWord: String.raw`\b«every»\b`,
  lifelongUpdates: String.raw`\b«lifelongName»\b[^.;,]{0,30}\b«updates»|\b«updates»\b[^.;,]{0,25}\b«lifelongName»\b`,
  listed: String.raw`,|\b«andOr»\b`,
  purposeWord: String.raw`\b(?:«purpose»(?![\p{L}-])|«turned»\b)`,
  leadingWords: String.raw`^(?:\s|\b«leading»(?=[\s']|$)|'){1,30}`,
  notOursAtAll: String.raw`\b«notOurs»\b(?! «notOursUnless»\b)`,
  vagueThings: String.raw`\b«vague»\b`,

  // Names of plans and packages, and what ties a number to one.
  packageAhead: '(?:«packageName»|«paidOnce») "?$',
  packageBehind: String.raw`^"? (?:as an? |en |como )?(?:«packageName»|once)|^ \(?«paidOnce»`,
  planAhead: '(?:plan|«paidPlan»|«paidAgain») "?$',
  planBehind: '^"? (?:plan|«paidPlan»)',
  tied: String.raw`^[^\p{L}]*(?:«tie»[^\p{L}]*){0,3}«tieTo»?[^\p{L}]*«the»?[^\p{L}]*$`,
  everyOffer: String.raw`\b«every»\b(?: \uE000?\d)?[^.;,\d]{0,12}\b«offers»\b`,
  allOf: '«allThat»[^.;,]{0,12}$',
  hasNot: String.raw`\b«notHad»\b|n't\b`,

  offerAhead: '(?:«plan»|«package») "?$',
  offerBehind: '^"? (?:«plan»|«package»)',
  commonBehind: String.raw`^(?:«notOfName»|-\p{L})`,
  noNameAhead: '(?:«beforeNoName») $',
  saidOfOffer: String.raw`^\s*(?:[:(|=-]|«nameVerb»|[^\p{L}]{0,3}[\d$])`,
  smallBusinessFirst:
    '«smallBusiness».{0,200}(?:«qualifies»|«firstYear»)|(?:«qualifies»|«firstYear»).{0,200}«smallBusiness»',
  smallBusinessName: String.raw`(?<![\p{L}])«smallBusiness»`,
  ngoName: String.raw`(?<![\p{L}])«ngo»`,

  // Right behind an amount, right ahead of it, or anywhere in its sentence.
  perMonth: String.raw`^[^\p{L}\d]{0,4}«dollars»?[^\p{L}\d]{0,4}(?:«toPeriod»\s?[/:]?\s?){0,4}«monthly»`,
  perYear: String.raw`^[^\p{L}\d]{0,4}«dollars»?[^\p{L}\d]{0,4}(?:«toPeriod»\s?[/:]?\s?){0,4}«yearly»`,
  untilSpan: String.raw`^[^\p{L}\d]{0,4}«dollars»?[^\p{L}\d]{0,4}(?:«toPeriod»\s?){0,3}$`,
  atOnce: String.raw`^[^\p{L}\d]{0,4}«dollars»?[^\p{L}\d]{0,4}(?:«toPeriod»\s?[/:]?\s?){0,4}«once»`,
  monthAhead: String.raw`(?<![\p{L}])«monthly»[^.;,\d$]{0,25}(?:US)?[$]?\s?$`,
  yearAhead: String.raw`(?<![\p{L}])«yearly»[^.;,\d$]{0,25}(?:US)?[$]?\s?$`,
  onceAhead: String.raw`(?<![\p{L}])«once»[^.;,\d$]{0,25}(?:US)?[$]?\s?$`,
  forEachBehind: String.raw`^[^\p{L}\d]{0,4}«dollars»?[^\p{L}\d]{0,4}«eachOf»`,
  forEachAhead: String.raw`(?<!\p{L})«each» «eachPlace»[^.;,\d]{0,20}$`,
  againBehind: String.raw`^[^\p{L}\d]{0,4}«dollars»?\s?(?:\/|«againPaid»(?!\p{L}))`,
  /** `6 dollars and 90 cents`, `19 dollars 90 a month`. */
  dollarsAndCents: String.raw`(?<![\d.,])(\d+)( (?:US )?doll?ar(?:e?s)?)(?: «townAnd»)? \uE000?(\d\d)(?: «cents»)?(?= «toPeriod»\b|\s*[.,;:!?)]|\s*$)`,
  takenBehind: String.raw`^[^\p{L}\d]{0,3}(?:dollars? )?«taken»`,
  givenAhead: '«given»[^.;]{0,10}$',
  cheapestAhead: String.raw`«cheapest»[^.;\d]{0,22}$`,
  ofTwelveMonths: '«saved»|12|«monthly»',
  saidPerDollar: String.raw`\b«perDollar»\b|\b«oneBefore» (?:US )?doll?ar(?= «dollarIs»\b)`,
  moneyWords: String.raw`[$€£¢]|\b«moneyWord»\b`,
  aloneBehindMoney: String.raw`(?:^|\b«aloneMoney»|[,(/])\s*\(?$`,
  isCheaper: String.raw`\b«cheaper»\b`,
  isDearer: String.raw`\b«dearer»\b`,
  savingWord: String.raw`\b«savingSaid»\b`,
  extraShare: String.raw`«extraAhead»\s*$`,
  saysNo: String.raw`\b«no»\b|n't\b`,

  // Of what a share, a length of time or an hour must be said, and of what it must not.
  anything: '(?:)',
  nothing: '(?!)',
  ofService: String.raw`enterprise-grade|\bSLA\b|service level|enterprise.{0,60}«ofUptime»|«ofUptime».{0,60}enterprise`,
  notUptime: String.raw`\bSLA\b|enterprise-grade|latency`,
  notGrowth: '«ofCosts»|«guaranteed»',
  notCosts: '«priceNoun»|«guaranteed»',
  percentSigns: String.raw`%|\b«percentNoun»\b`,
  anyReply: '«demo»|«reply»',
  yearNotOf: '«freeOf»|«lasting»',
  freeWord: '«freeSaid»',
  someMoney: String.raw`[$€]|\b«moneyWord»\b`,
  everyDay: String.raw`(?:«mail»|«ofMail»)[^]*\b7 \p{L}+ «aWeek»|\b7 \p{L}+ «aWeek»[^]*«mail»`,
  workingDays: String.raw`^[\s-]?(?:\p{L}+ )?«working»`,
  whatLasts: '(?<updates>«updates»)|«support»',
  phoneHoursOnly: String.raw`«phoneHours»|^(?![^]*chat)`,
  staffed: 'phone|chat|office|support',

  // Around a count.
  ceilingAhead: String.raw`\b«ceiling»\s*$`,
  saidOfPlans: String.raw`\b«plansSay»\b`,
  forEachOne: String.raw`^[\s-]?[\p{L}' -]{0,25}\b«each»\b`,
  forAhead: String.raw`\b«forThem»\s*$`,
  saysItFits: String.raw`\b«fits»\b`,
  /** A number that ends its clause or stands before the name of a plan. */
  elliptic: String.raw`^\s*(?:[.,;:)]|$|«standsFor»)`,
  harmlessBehind: String.raw`^\+?[\s-]?(?:\w+ )?«harmless»(?![\p{L}])`,
  promisedBehind: String.raw`^[\s-](?:[\p{L}-]+ ){0,2}«promisedCount»\b`,
  standsAlone: String.raw`^\s*(?:[.,;:!?)]|$|«aloneCount»\b)`,
  priceWords: String.raw`\b«priceWord»\b`,
  saidOfUs: String.raw`\b«ours»\b`,
  notUnlimited: String.raw`\b«notAhead»\s+(?:\w+\s+)?$`,

  // Offices.
  seatWord: String.raw`(?<!\p{L})«seat»(?!\p{L})`,
  /** `headquarters: Kampala`, `the Kampala office is in`. */
  standsIn: String.raw`^'?s?\s?(?:[:(]|\s«standsAt»)(?:[\s:(]|«standsAt»|«the»){0,10}$`,
  /** `Kampala is our headquarters`, `Kampala (headquarters)`. */
  isOffice: String.raw`^\s?(?:\(|«isWord»\s)(?:«isOur»|\s){0,8}$`,
  officeIn: String.raw`«officeSaid»[^.;]{0,30}?(?:\b«atTownAhead»|(?<=s|x)\s?:)\s+(?<towns>«townList»)`,
  officeOfTown: String.raw`«officeSaid» «ofTown»\s+(?<towns>«townList»)`,
  townList: String.raw`(?:«townArticle»?\p{Lu}[\p{L}'-]+(?:\s*(?:,|&|,? ?«townAnd»)\s*|\s+)?){1,12}`,
  street: String.raw`\b«streets»\b[^.;]{0,12}\d|\d[^.;%$]{0,12}\b(?:«streets»|ave|rd|st)\b|\b«streetAhead» «streetOf»\b|\bK[GKN]\b[^.;]{0,12}\d|\b\p{Lu}[\p{L}]+ (?:Street|Avenue|Road|Boulevard|Lane)\b`,
} as const

/** What a text may be asked for: a pattern, or the words of a name as they stand. */
export type PatternName = keyof typeof guardPatterns | GuardWordName
