export type OfflineCopy = {
  /** Over a page that was kept on the device. `{moment}` is a date with its time. */
  readonly kept: string
  readonly again: string
  /** Over whichever page is opened next: what waited has arrived, and its reference follows. */
  readonly delivered: string
  /** What waited was not taken as it is. */
  readonly refused: string
  readonly toForm: string
}
