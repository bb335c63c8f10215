/** What is mended in a text before it is set: what is written, and what is put in its place. */
export type Typesetting = readonly (readonly [written: RegExp, set: string])[]
