/** Over a page that was kept on the device. `{moment}` is a date with its time. */
export type OfflineCopy = { readonly kept: string; readonly again: string }
