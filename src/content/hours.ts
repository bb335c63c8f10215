import type { ChannelLabels } from '#content/copy/hours.ts'
import type { ClockWords } from '#contract/say-clock.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { channelLabels as en, clock as enClock } from './en/hours.ts'
import { channelLabels as fr, clock as frClock } from './fr/hours.ts'
import { channelLabels as pt, clock as ptClock } from './pt/hours.ts'

/** When somebody answers, by channel. */
export const channelLabels = { en, fr, pt } satisfies InEachLanguage<ChannelLabels>

/** How a time of day is written; what a screen of the suite shows keeps the colon. */
export const clocks = { en: enClock, fr: frClock, pt: ptClock } satisfies InEachLanguage<ClockWords>
