import type { IntentKind, Subject } from '#contract/intent.ts'
import { compile } from '../reading/reading-words.ts'
import type { Id } from './classifier.ts'
import { isOnPagesOf, isPage } from './find.ts'
import { protests } from './refused.ts'
import { namesPlace } from './said-place.ts'
import { normalise, oneOf, readTerms } from './words.ts'
import { isInjection, longestTold, splitMessage } from './split-questions.ts'
import type { AnswerId } from '#content/assistant-topics.ts'
import type { FixedWords } from '#content/assistant-words.ts'
import { assistantWords } from '#content/assistant.ts'
import { findPhone } from '../reading/phone.ts'

/** Somebody wants or orders something, and does not only ask about it. */
const asksFor = compile('«asksFor»')
/** The same words where something is only asked, or refused. */
const asksAbout = compile(String.raw`^«asksAboutFirst» |\b«asksAbout»\b`)
/** `How do I get a demo?` is told, and offered one. */
const asksHow = compile('«asksHow»')

/** Alone these say it all. */
const bare = compile('^(?:«wishCourtesy» ){0,6}«bareWish»(?: «wishBehind»){0,3}$')

/** A wish that the assistant has no topic of its own for. */
const consultation = compile(String.raw`\b«consultation»\b`)
/** What is wanted is named at once; what stands behind says of what and for whom: `a demo of the pharmacy module`. */
const wishesFor = compile(
  String.raw`(?:«asksFor»)(?: «wishVerb»){0,4} (?<named>«wishNamed»)(?: (?:«ofWish»|«days»)\b|$)`,
)
/** `A demo tomorrow?`: what is named with its day is wanted. */
const datedFirst = compile(String.raw`^(?:«wishCourtesy» ){0,6}(?<named>«wishNamed»)\b.*\b(?:«days»)\b`)
/** `Can I see it?` asks for whatever was spoken of, and so does `Could you show us the system on Friday?` */
const namesWish = compile(String.raw`\b«wishNamed»\b`)

const trades = (['pharmacy', 'restaurant', 'hotel', 'retail', 'inventory'] as const satisfies readonly Subject[]).map(
  (subject) => [compile(String.raw`\b«${subject}Trade»\b`), subject] as const,
)

const isVisit = compile(String.raw`\b«visitWord»\b`)
const callWord = compile(String.raw`\b«callWord»\b`)
const asksForCall = compile('«asksForCall»')
const asksForVisit = compile('«asksForVisit»')
const comesToUs = compile('«comesToUs»')
const wantsCall = (plain: string) => asksForCall.test(plain) && !refusesPerson.test(plain)
/** Whether somebody wants to be called, and does not say that he does not. */
export const asksToBeCalled = (text: string): boolean => wantsCall(normalise(text))
const isFine = compile('^(?:«lead» )?(?:«isFine»)$')
const notesIt = compile('^(?:«besideOffer» )?(?:«notesIt»)(?: «besideOffer»)?$')
const asksForQuote = compile('«asksForQuote»')
/** A day, or an hour of one. */
const hasDay = compile(String.raw`\b(?:«days»)\b`)
const refusesPerson = compile('«refusesPerson»')
const wantsToStart = compile('^(?:(?:«besideOffer»|«takesOffer») ){0,4}«wantsToStart»$')
/** `Yes`, `ok, do it`. */
export const takesOffer = compile('^(?:«besideOffer» ){0,4}«takesOffer»(?: (?:«takesOffer»|«besideOffer»)){0,5}$')
type Offer = { readonly intent: string; readonly names: readonly AnswerId[] }
/** What our answers offer: what whoever takes it asks for, and the topics of who wants it by its name. */
const offers: Readonly<Record<keyof FixedWords['offers'], Offer>> = {
  trial: { intent: 'trial', names: [] },
  demo: { intent: 'demo', names: [] },
  ngo: { intent: 'programme ngo', names: ['ngo', 'ngoApply', 'ngoPrice', 'discounts', 'cooperative'] },
  smallBusiness: { intent: 'programme small-business', names: ['smallBusiness', 'halfPrice', 'discounts'] },
  visit: { intent: 'visit', names: [] },
}
const programs = [offers.ngo, offers.smallBusiness]
/** As each language says it. */
const sayings = Object.values(assistantWords).flatMap(({ fixed }) =>
  (Object.keys(offers) as (keyof typeof offers)[]).map((name) => [fixed.offers[name], offers[name]] as const),
)

/** What a sentence is surely about, or likely. */
type TopicOf = (sentence: string, isLikelyEnough?: true) => Id | null

/**
 * What somebody who writes by hand asks us for: `demo pharmacy`. Sure only where a sentence wants something, and the
 * topic of that sentence is one that we can note. `last` was said to him before: a yes, or a number that is left, takes
 * what it offers. Who leaves a number otherwise wants to be called.
 */
export function readWish(text: string, topicOf: TopicOf, last = ''): string | null {
  const plain = normalise(text)
  const sentences = splitWish(text)
  // `That is not what I asked. The trial, and what we typed if we stop`: what is named alone is asked again.
  const isProtest = sentences.some((one) => protests(normalise(one)))
  const isAskedAgain = (normalised: string) => isProtest && bare.test(normalised)
  const kindsOf = (some: readonly string[]) =>
    new Set(
      some
        .filter((one) => !asksHow.test(normalise(one)) && !isAskedAgain(normalise(one)))
        .flatMap((one) => kindOf(one, topicOf) ?? []),
    )
  const clauses = sentences.flatMap((sentence) => sentence.split(/[,;]\s+/))
  const inClauses = kindsOf(clauses)
  // `A visit to the office, Thursday at 10, please`: its day stands behind a comma.
  const kinds = inClauses.size > 0 ? inClauses : kindsOf(sentences)
  // `A demo, can you call me?`: by telephone.
  if (kinds.size > 1) kinds.delete('call')
  const [kind, ...others] = kinds
  if (others.length > 0) return null
  // `Can somebody rather call me tomorrow? 699 12 34 56, Clarisse`: whoever leaves his number is called.
  const isOfCall = callWord.test(plain) && !refusesPerson.test(plain) && !sentences.some(isInjection)
  const hasPhone = findPhone(text) !== null && (isOfCall || !text.includes('?'))
  if (!kind) {
    const [, offered] = sayings.find(([said]) => last.includes(said)) ?? []
    // `Yes, I would like it. We are four and sell coffee`: what was asked for is told.
    const isAgreed = takesOffer.test(normalise(sentences[0] ?? '')) && !text.includes('?')
    // Somebody was asked where he is, to be visited.
    const isPlaced = offered === offers.visit && clauses.some(namesPlace) && !clauses.some(asksAtLength)
    const isReachable = hasPhone && offered !== offers.visit
    const isWanted = clauses.some((one) => wantsOffer(one, topicOf, offered) || wantsItBack(one, offered))
    const isTaken = isReachable || isAgreed || isPlaced || isWanted
    if (isTaken && offered) return offered.intent
    const program = programs.find((one) => clauses.some((clause) => appliesFor(clause, one, topicOf)))
    if (program) return program.intent
    const isAnnounced = announced.some((said) => last.includes(said))
    // `I come on Friday at 9. Do bookings arrive by themselves?` announces, whatever it asks.
    const isFixed = sentences.some((one) => !one.endsWith('?') && fixesVisit(one))
    // `I come on Thursday at ten, is that ok?`, and nothing else asked beside it.
    const isOpen =
      isAnnounced ||
      clauses.every((one) => !one.endsWith('?') || isFine.test(normalise(one)) || whomToTell.test(normalise(one)))
    // `Wednesday at 9, I have a bakery`: what the answer wanted to hear.
    const isTold = isAnnounced && !text.includes('?') && clauses.some(saysWhen)
    // `I tell you now: tomorrow at 10 in Bafoussam. Do you note it?`
    const isNoted =
      isTold || ((isAnnounced || hasHour.test(plain)) && clauses.some((one) => notesIt.test(normalise(one))))
    const isComing =
      hasDay.test(plain) && (isFixed || isNoted || clauses.some(hasUsTold) || (isOpen && clauses.some(saysToCome)))
    return hasPhone ? 'call' : isComing ? 'visit' : null
  }
  if (kind === 'call') return kind
  const named = trades.filter(([shape]) => shape.test(plain)).map(([, subject]) => subject)
  return named.length === 1 ? `${kind} ${named[0]}` : kind
}

/** `When can they come?` belongs to what is told, `but why should I leave my old program?` does not. */
const asksAtLength = (clause: string) => clause.endsWith('?') && clause.split(' ').length > longestAside
const longestAside = 5

/** `I come at ten`, and no question when we are there. */
const saysToCome = (clause: string) => comesToUs.test(normalise(clause)) && !asksAbout.test(normalise(clause))
/** With its day and its hour. */
const fixesVisit = (sentence: string) =>
  hasDay.test(normalise(sentence)) && hasHour.test(normalise(sentence)) && saysToCome(sentence)
/** Whether a visitor means to come to us, and wants nobody at his own place. */
export const wantsToCome = (text: string): boolean => splitWish(text).some((one) => comesToUs.test(normalise(one)))
/** `Can you tell them that I come tomorrow at 10?` */
const hasItTold = compile('^(?:«lead» )?(?:«passesOnThat») ')
const hasUsTold = (clause: string) => hasItTold.test(normalise(clause)) && saysToCome(clause)
/** Shortly, and nothing that goes on: `and Monday at 9`, `on Wednesday at 9 I have to be at the bank with my brother`. */
function saysWhen(clause: string): boolean {
  const plain = normalise(clause)
  const isShort = plain.split(' ').length <= longestWhen
  return isShort && hasDay.test(plain) && hasHour.test(plain) && !goesOn.test(plain)
}
const longestWhen = 8
const hasHour = compile(String.raw`\b«atHour» \d{1,2}\b|\b\d{1,2} ?(?:h|am|pm|«hourMarks»)\b`)
const goesOn = compile('^«lead» ')
const announced = Object.values(assistantWords).map(({ computed }) => computed.announce)

/** `I want that discount then`, `please pass it on`. */
function wantsOffer(clause: string, topicOf: TopicOf, offered: Offer | undefined): boolean {
  const plain = normalise(clause)
  if (!offered || passesOn.test(plain)) return offered !== undefined
  if (!asksFor.test(plain) || asksAbout.test(plain) || asksHow.test(plain)) return false
  const topic = topicOf(clause, true)
  const [program] = offered.names
  if (topic === null || program === undefined) return false
  return isPage(topic) ? isOnPagesOf(program, topic) : offered.names.includes(topic)
}
/** `I would like to have the discount`, `yes I would like to have it`, after a program was offered in these words. */
function wantsItBack(clause: string, offered: Offer | undefined): boolean {
  const plain = normalise(clause)
  const isOfProgram = offered !== undefined && offered.names.length > 0
  if (!isOfProgram || !asksFor.test(plain) || asksAbout.test(plain) || asksHow.test(plain)) return false
  return takesOffer.test(plain) || readTerms(plain).some(namesReduction)
}
const namesReduction = oneOf('discount half apply ngo smallbusiness')
/** `I want to ask for the half price`, whatever was offered. */
function appliesFor(clause: string, program: Offer, topicOf: TopicOf): boolean {
  if (clause.endsWith('?') || !applies.test(normalise(clause)) || !wantsOffer(clause, topicOf, program)) return false
  const topic = topicOf(clause)
  return topic !== null && (isPage(topic) || topic !== 'discounts')
}
const applies = compile(String.raw`\b«applies»\b`)
const passesOn = compile('^(?:(?:«besideOffer»|«lead») ){0,4}«passesOn»')

/**
 * What a message asks beside what it wants: `I would like a demo. What does Starter cost?`, or what the quotation that it
 * wants is of.
 */
export function readBeside(text: string, topicOf: TopicOf): string | null {
  const kinds = splitWish(text).map((said) => ({ said, kind: kindOf(said, topicOf) }))
  const rest = kinds.filter(({ said, kind }) => (kind === null || kind === 'sales') && !asksWhom(said))
  const isAsked = rest.some(({ said, kind }) => kind === 'sales' || said.endsWith('?'))
  return isAsked ? rest.map(({ said }) => said).join(' ') : null
}

/** `I come on Tuesday, who do I tell?` */
const asksWhom = (said: string) => whomToTell.test(normalise(said.split(/[,;]\s+/).at(-1) ?? ''))
const whomToTell = compile('^(?:«lead» )?(?:«whomToTell»)$')

const splitWish = (text: string) => splitMessage(text.slice(0, longestTold)).map((sentence) => sentence.text)

function kindOf(sentence: string, topicOf: TopicOf): IntentKind | null {
  const plain = normalise(sentence)
  if (wantsCall(plain)) return 'call'
  if (wantsToStart.test(plain)) return 'trial'
  if (asksForQuote.test(plain)) return 'sales'
  const isDated = hasDay.test(plain)
  if (isDated && asksForVisit.test(plain)) return 'visit'
  const dated = datedFirst.exec(plain)?.groups?.['named']
  const isWish = bare.test(plain) || ((dated !== undefined || asksFor.test(plain)) && !asksAbout.test(plain))
  if (!isWish) return null
  if (consultation.test(plain)) return 'consultation'
  const wished =
    wishesFor.exec(plain)?.groups?.['named'] ?? dated ?? (isDated || namesWish.test(plain) ? sentence : null)
  if (wished !== null && isVisit.test(normalise(wished))) return wished === sentence ? null : 'visit'
  const topic = wished === null ? null : topicOf(wished)
  return topic === 'demo' || topic === 'trial' ? topic : null
}
