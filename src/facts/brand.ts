/** Who offers the suite. All are placeholders until the owner replaces them; `npm run doctor` lists what is left. */
export const brand = {
  product: 'Imisozi Suite',
  company: 'Imisozi Software Ltd',
  assistant: 'Sozi',
  /** The company host of the specification, `{host}`. */
  host: 'imisozi.example',
  copyrightYear: 2025,
} as const
