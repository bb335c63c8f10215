import { holidays } from '#facts/holidays.ts'
import { history } from '#facts/claims.ts'
import { ask, type AskedQuestion } from '../question.ts'
import {
  chatHours,
  cities,
  closed,
  emailOf,
  floor,
  mail,
  mailReply,
  open,
  phoneHours,
  phoneOf,
  saysNo,
  saysYes,
  streetOf,
} from '../say.ts'

const at = (now: string, timeZone = 'Africa/Kigali') => ({ now, timeZone })

const openWords = /(is|are) (now |currently )?open\b/
const closedWords = /closed|not open|opens (again|on|at)|nobody/

/** Whether a named place is open: the others may be otherwise at that moment. */
export function askPlace(
  text: string,
  name: string,
  state: 'open' | 'closed',
  when: ReturnType<typeof at>,
): AskedQuestion {
  const isOpen = state === 'open'
  const [right, wrong] = isOpen ? [openWords, closedWords] : [closedWords, openWords]
  const contrary = new RegExp(String.raw`(${name}) [^.,;]{0,25}\b(${wrong.source})`)
  return ask(text, [[isOpen ? saysYes : saysNo, right]], { ...when, mustNot: [isOpen ? saysNo : saysYes, contrary] })
}

export const company: readonly AskedQuestion[] = [
  ask('where is your office', ['kigali']),
  ask('which cities are you in', cities),
  ask('address in Kampala please', [streetOf('kampala')]),
  ask('phone number luanda', [phoneOf('luanda')]),
  ask('whatsapp number?', [phoneOf('kigali')]),
  ask('email of the Abidjan office', [emailOf('abidjan')]),
  ask('how do i call you', [phoneOf('kigali')]),
  ask('your email', [mail]),
  ask('Where is the headquarters, i want to come by', [streetOf('kigali')]),
  ask('do you have an office in Cameroon?', ['bafoussam'], { mustNot: [/^\W*no\b/] }),
  ask('contact for uganda', [phoneOf('kampala')]),
  ask('opening hours of phone support', phoneHours),
  ask('until when is live chat available', chatHours.slice(1)),
  ask('how fast do you reply to emails', [mailReply]),
  ask('I cannot sell right now it is 3am who can help', [/24\/7|emergenc|duty/, phoneOf('kigali')]),
  ask('are you open on saturday', [[closed, /mon/]], { mustNot: [saysYes] }),
  ask('are you open now', [[open, /yes/]], { ...at('2026-11-18T09:30:00Z'), mustNot: [saysNo] }),
  askPlace('is the phone line open right now?', 'phone|line|we', 'closed', at('2026-11-18T20:30:00Z')),
  askPlace('is the live chat open now', 'chat', 'open', at('2026-11-18T17:45:00Z')),
  askPlace('is somebody in the kampala office now', 'kampala', 'closed', at('2026-11-21T10:00:00Z', 'Africa/Kampala')),
  askPlace('is the abidjan office open at the moment', 'abidjan', 'open', at('2026-11-18T17:30:00Z', 'Africa/Abidjan')),
  askPlace('is bafoussam office open now', 'bafoussam', 'closed', at('2026-11-18T17:30:00Z', 'Africa/Douala')),
  ask('are you open today', [[closed, /no\b/, holidays.kigali.days['07-01']]], {
    ...at('2026-07-01T09:00:00Z'),
    mustNot: [/(is|are) open (now|until)/],
  }),
  ask('when was the company founded', [String(history.from)]),
  ask('who are you and what company is behind', [/imisozi/]),
  ask('how many businesses use imisozi', [floor('activeBusinesses')]),
  ask('can someone come to my shop to set it up', [/visit|come|site|set-?up|^\W*yes/], { mustNot: [/^\W*no\b/] }),
  ask('do you give training to my cashiers', [/train|learn|teach/], { mustNot: [/^\W*no\b/] }),
  ask('in which languages can i write to you', [/french/, /kinyarwanda/, /english/, /portuguese/]),
  ask('are you hiring', [/career/]),
]
