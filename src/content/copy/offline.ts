export type OfflineCopy = {
  /** Over a page that was kept on the device. `{moment}` is a date with its time. */
  readonly kept: string
  /** The same where there is a network, but no answer that helps. */
  readonly keptSlow: string
  readonly again: string
  /** Over whichever page is opened next: what waited has arrived, and its reference follows. */
  readonly delivered: string
  /** What waited was not taken as it is. */
  readonly refused: string
  readonly toForm: string
}

/** In the place of a page that was never opened on this device, where there is no network. */
export type NoPageCopy = {
  readonly title: string
  readonly text: string
  readonly kept: string
  readonly call: string
  readonly whatsApp: string
  readonly again: string
}
