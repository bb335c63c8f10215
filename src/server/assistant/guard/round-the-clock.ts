import { phoneSupportHours, plans } from '#facts/plans.ts'
import { findOffers, type Span } from './mentions.ts'
import type { Judge } from './statement.ts'

const [hours = '', days = ''] = phoneSupportHours.split('/')
const said = new RegExp(
  String.raw`(?<!\d)${hours}\s?(?:h\w*)?\s?(?:[/-]|hours?|heures?)[\s/]*(?:(?:a|per|par|sur|on) ?(?:day|jour|${hours})?)?[\s,;/et]*(?:and )?(?:j\w*[/ ]*)?(?:${days}(?!\d)(?: ?days?| ?jours?| ?j\b)?(?:[ /]*(?:a|per|par|sur)? ?(?:week|semaine|${days}))?)|(?<!\d)${hours} (?:hours|heures) (?:a|per|par|sur) (?:day|jour|${hours})`,
  'giu',
)
const inWords =
  /\b(?:round|around) the clock\b|\bday and night\b|\bjour et nuit\b|\bat any (?:hour|time)\b|\ba toute heure\b/iu
/** Mail is read, and emergencies are answered, at every hour; the chat and the offices keep hours (CONFLICT-8, 9). */
const isAnswered = /e-?mails?|courriels?|support|emergenc|urgence|assistance|team|equipe|write|reach|contact/iu
const keepsHours =
  /live chat|\bchat (?:is|hours)|chat en direct|chat en ligne|offices? (?:is|are)|bureaux? (?:est|sont)|sales team|equipe commerciale|demo/iu
const phone = /phone|t[ee]l[ee]?phon|call|appel/iu

/** Round the clock is true of e-mail and of emergencies, and of the phone support of the largest plan. */
export const judgeRoundTheClock: Judge = ({ text, before }, open) => {
  const plain = text.replaceAll('\uE000', '')
  const spans = [...text.matchAll(said)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
  if (spans.length === 0 && !(inWords.test(plain) && /phone|chat|office|support/iu.test(plain))) return []
  const things = findOffers(text).flatMap((mention) => mention.things)
  const isOfSmallerPlan = things.length > 0 && !things.some(({ name }) => name === plans.enterprise.name)
  if (keepsHours.test(clausesAround(text, spans)) || (isOfSmallerPlan && phone.test(plain))) return 'number'
  if (!isAnswered.test(`${before.slice(-200)} ${plain}`)) return 'number'
  return open.filter(({ start, end }) => spans.some((span) => span.start <= start && end <= span.end))
}

/** `E-mail (24/7) and live chat (Mon-Fri)`: what stands in other brackets is said of something else. */
function clausesAround(text: string, spans: readonly Span[]) {
  if (spans.length === 0) return text
  const around = spans.map(({ start, end }) => {
    const [before = ''] = /[^);]*$/.exec(text.slice(0, start)) ?? []
    const [after = ''] = /^[^);]*/.exec(text.slice(end)) ?? []
    return before + after
  })
  return around.join(' ; ')
}
