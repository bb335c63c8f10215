import type { ChannelLabels } from '#content/copy/hours.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { channelLabels as en } from './en/hours.ts'
import { channelLabels as fr } from './fr/hours.ts'
import { channelLabels as pt } from './pt/hours.ts'

/** When somebody answers, by channel. */
export const channelLabels = { en, fr, pt } satisfies InEachLanguage<ChannelLabels>
