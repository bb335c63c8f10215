type PageSource = { readonly title: string; readonly url: string }

/** Where it stands. */
export type FallbackSources = Readonly<Record<'person' | 'pricing' | 'apology', readonly PageSource[]>>
