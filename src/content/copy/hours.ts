import type { ChannelId } from '#content/copy/contact.ts'

/** When somebody answers, by channel, as a label says it. */
export type ChannelLabels = Readonly<Record<ChannelId, string>>
