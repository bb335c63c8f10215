/** Words that all our letters share. */
export const mailFrame = {
  /** Between the phone number and the address at the foot. */
  separator: ' · ',
} as const
