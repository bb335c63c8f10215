// One clause at a time is compared: in lower case, without accents, with one space for every sign inside it.

const real = '(?:(?:real|live|actual|human|vraie?|autre) )?'
/** Nobody says these of anything but one of us. */
const human = `(?:conseill(?:er|ere)|agent|operateur|personne|collegue|interlocuteur) (?:humaine?|reelle?|physique)|${real}(?:humans?|humna|human being|human agent|humaine?|etre humain)|(?:real|live|vraie?) (?:person|agent|personne)`
const role =
  'agents?|representatives?|rep|operator|operateur|colleagues?|collegue|advis[oe]r|consultant|expert|specialist|manager|boss|owner|responsable|technicien|conseill(?:er|ere)|commerciale?|team member|customer (?:service|support)|sales(?: (?:team|rep|person|people|guy))?|support(?: (?:team|agent|person|staff))?|your (?:team|staff|people)|votre equipe'
const anybody = 'person|people|personne|some ?(?:one|body)|any ?(?:one|body)|quelqu ?un|quelqun|qqn'
const article = '(?:an? |the |some |your |one of |un |une |le |la |l |votre |de )*'
const person = `${article}(?:\\w+ )?${real}(?:${human}|${role}|${anybody})\\b`
const please = '(?: (?:please|pls|plz|now|here|svp|s il vous plait|s il te plait|available|disponible))*'
const me = '(?:me|us)'

const asks = [
  // 'I would like to speak to a human agent', 'je veux parler à un conseiller'
  `\\b(?:speak|speek|spaek|talk|tlk|chat|discuss|parler?|discuter|echanger)(?: directly)? (?:to|with|a|avec) ${person}`,
  `\\b(?:connect|transfer|pass|put|forward|hand|mettre|mettez|transferez|passez)(?: (?:${me}|moi|nous|en|over|on|through|contact|relation))+ (?:to|with|a|avec) ${person}`,
  // 'is there a person I can talk to', 'who can I speak with', 'can a human help me', 'help from a human'
  `\\b(?:${human}|${role}|${anybody})(?: \\w+)? (?:i|we|who|that)(?: (?:i|we))? can (?:talk|speak|chat)\\b`,
  `\\bwho(?:m)? (?:can|could|do|should) (?:i|we) (?:talk|speak|chat) (?:to|with)\\b`,
  `\\b(?:can|could) (?:an? )?(?:${human}|${anybody}) (?:please )?help\\b`,
  `\\bhelp from (?:an? )?(?:${human}|${anybody})\\b`,
  // 'I want a human', 'give me a real person', 'je voudrais un humain'
  `\\b(?:i|we) (?:just )?(?:want|need|prefer|demand|(?:would|d) (?:like|prefer|rather have)) (?:an? |the )?(?:${human}|person|agent|representative|operator)${please}$`,
  `\\bcan (?:i|we) (?:have|get) (?:an? |the )?(?:${human}|agent|representative|operator)${please}$`,
  `\\b(?:give|get|find) ${me} (?:an? |the )?(?:${human}|${anybody}|agent|representative|operator)\\b`,
  `\\b(?:je (?:veux|voudrais|souhaite|prefere)|j aimerais|il me faut|donnez moi|passez moi) (?:avoir )?(?:un |une )?(?:${human}|agent|conseill(?:er|ere)|commercial|operateur|quelqu ?un)${please}$`,
  `\\b(?:puis je|pourrais je|peut on|pourrait on|pouvons nous|est ce que je peux) (?:avoir|joindre|contacter) (?:un |une )?(?:${human}|agent|conseill(?:er|ere)|commercial|operateur|quelqu ?un)${please}$`,
  '\\bquelqu ?un (?:peut|pourrait|peux)(?: il)? (?:m|nous) ?aider\\b',
  // 'could somebody call me back', 'I want a callback', 'rappelez-moi', 'je souhaite être rappelé'
  `\\b(?:can|could|would|please have|have|let) (?:you|some ?one|some ?body|any ?one|a person|an agent|your team|a colleague|sales|(?:a|your) manager)(?: from (?:the |your )?\\w+(?: team)?)? (?:please )?(?:call|phone|ring|contact) ${me}\\b`,
  `^(?:please |pls )?(?:call|phone|ring) ${me}\\b`,
  '\\b(?:request|want|need|like) a call ?back\\b',
  '\\b(?:rappelez|appelez|contactez) (?:moi|nous)\\b',
  '\\b(?:etre|qu on me|que (?:l on|quelqu un) me|vous m|vous me|peut on me|quelqu un peut(?: il)? me) (?:r?appel|contact)(?:er|ez|e|ee|es|le)\\b',
  // 'human please', 'a real person', 'speak to human': the clause says nothing else
  `^(?:an? |the |un |une |just )?(?:${human})${please}$`,
  // 'is anybody there', 'is there someone available to help', 'y a-t-il quelqu'un'
  `\\bis (?:there )?(?:${anybody}|an agent|a human)(?: (?:there|here|available|online|around))+(?: to (?:help|talk|speak).*| (?:right )?now)?$`,
  `\\by a t il (?:quelqu ?un|un humain|une personne)${please}$|\\bquelqu un (?:est|serait) (?:la|disponible|en ligne)\\b`,
].map((pattern) => new RegExp(pattern))

/** What asks only when nothing else was said: these words name roles in a shop, too. */
const asksAlone = new RegExp(
  `^(?:hi |hello |bonjour |please |pls )?(?:an? |the |un |une )?(?:${real}(?:agent|person|representative|operator|customer service|service client|personne|conseiller|operateur|quelqu un))${please}$`,
)

/** The same words about something else: the product, the visitor's own people, us, or a wish not to be passed on. */
const refusals: readonly RegExp[] = [
  /\b(?:don t|do not|dont|didn t|never|no need to|not necessary to|rather not|without having to|not want to|won t) (?:(?:want|need|wish|have|like) )?(?:(?:to|me) )*(?:speak|talk|chat|be connected|be transferred|discuss|call|phone|ring|an? |any )/,
  /\b(?:ne|n) (?:\w+ ){0,2}(?:pas|jamais|plus) (?:\w+ ){0,3}(?:parler|discuter|etre|appel|rappel|humain|conseiller|agent)/,
  /\b(?:my|our|their|his|her|the) (?:staff|employees?|cashiers?|customers?|guests?|clients?|waiters?|users?|pharmacists?|workers?|agents?|team|managers?)(?: \w+)? (?:speak|talk|chat|discuss|call|contact)\b/,
  /\b(?:mes|nos|leurs|les|mon|notre) (?:employes?|clients?|serveurs?|caissiers?|vendeurs?|utilisateurs?|equipes?)(?: \w+){0,2} (?:parler|discuter|echanger)\b/,
  /\b(?:agents?|people|person|humans?) (?:commissions?|resources?|rights?|errors?|data|accounts?|roles?|management|tracking)\b/,
  /^(?:\w+ )?(?:are (?:you|u)|r u|is this|am i) (?:really )?(?:an?|the|human|real|talking|speaking|chatting)\b/,
]

/** Whether a visitor asks to be passed on to one of us, in English or French; in doubt the assistant answers. */
export function asksForPerson(text: string): boolean {
  const clauses = text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[.,;:!?\n]+/)
    .map((clause) => clause.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((clause) => clause !== '')
  const asksInClause = clauses.some((clause) => isSaid(asks, clause) && !isSaid(refusals, clause))
  return asksInClause || (clauses.length === 1 && asksAlone.test(clauses[0] ?? ''))
}

function isSaid(patterns: readonly RegExp[], clause: string): boolean {
  return patterns.some((pattern) => pattern.test(clause))
}
