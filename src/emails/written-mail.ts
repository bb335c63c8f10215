/** A letter in all its parts, ready to post. */
export type WrittenMail = { readonly subject: string; readonly html: string; readonly text: string }
