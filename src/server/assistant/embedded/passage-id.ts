/** A passage among what a question may be about, beside the topics. */
export type PassageId = `page:${string}`
