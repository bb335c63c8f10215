/** The most characters (UTF-16 units) each text field of our forms may hold. */
export const maxLength = { name: 120, phone: 40, email: 254, company: 160, message: 4000, captcha: 8 } as const
