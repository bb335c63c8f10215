import { describe, expect, it } from 'vitest'
import { topics } from '#content/en/assistant/topics.ts'
import { intentKinds, type IntentKind } from '#contract/intent.ts'
import { callsToAction } from '../calls-to-action.ts'
import { builtPages, textOf } from './built-site.ts'

/** The kinds that a label gives away: nobody who presses it may be taken to want something else. */
const kindOfLabel: readonly (readonly [label: RegExp, kinds: readonly IntentKind[]])[] = [
  [/\bDemo\b/, ['demo', 'call']],
  [/Free Trial/, ['trial']],
  [/Purchase Now|^Get Started$/, ['plan']],
  [/Consultation/, ['consultation', 'visit']],
  [/Sales/, ['sales']],
  [/^Apply for/, ['programme']],
  [/Expert|Ask a person/, ['person']],
  [/Whitepaper/, ['papers']],
]

/** The pages on which the specification puts its nine buttons. */
const pagesOfNine = ['/services', '/about', '/modules', '/contact', '/pricing']
const nine = [
  'Get Started Today',
  'Schedule Consultation',
  'Start Free Trial',
  'Contact Sales',
  'Request Demo',
  'Schedule Demo',
  'Start Live Chat',
  'Our Story',
  'Meet the Team',
]

describe('calls to action', () => {
  it('[CTA-1, CTA-2] all nine stand on the five pages, as buttons', () => {
    const pages = builtPages.filter(({ path }) => pagesOfNine.includes(path))
    const found = (selector: string) =>
      new Set(pages.flatMap(({ root }) => root.querySelectorAll(`main ${selector}`).map(textOf)))

    expect(pages).toHaveLength(5)
    expect([...found('button[form=ask]')]).toEqual(expect.arrayContaining(nine))
    // None of them is a link or a dead look-alike.
    expect(nine.filter((label) => found('a').has(label))).toEqual([])
  })

  const kindOf = (intent: string) => intent.split(' ')[0] as IntentKind

  it('each says what is wanted, as data beside its words', () => {
    const silent = callsToAction.filter(({ intent }) => !intentKinds.includes(kindOf(intent)))

    expect(callsToAction.length).toBeGreaterThan(100)
    expect(silent).toEqual([])
  })

  it('want what their labels say', () => {
    const labelled = callsToAction.flatMap((call) => {
      const kinds = kindOfLabel.find(([shape]) => shape.test(call.label))?.[1]
      return kinds ? [{ call, kinds }] : []
    })

    expect(labelled.length).toBeGreaterThan(80)
    expect(labelled.filter(({ call, kinds }) => !kinds.includes(kindOf(call.intent)))).toEqual([])
  })

  it('ask about topics that the assistant knows', () => {
    const known = new Set(Object.keys(topics))
    const asked = callsToAction.flatMap(({ intent }) => (intent.startsWith('question ') ? [intent.slice(9)] : []))

    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter((topic) => !known.has(topic))).toEqual([])
  })
})
