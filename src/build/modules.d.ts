declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2' | 'truetype'
    readonly variationAxes?: Readonly<Record<string, number>>
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}

declare module '@joplin/turndown-plugin-gfm' {
  import type { Plugin } from 'turndown'
  export const tables: Plugin
}

declare module 'virtual:chat-hours' {
  /** The live chat's hours as `packHours` writes them. */
  export const chatHours: string
}
declare module 'virtual:chat-zone' {
  /** IANA name. */
  export const chatZone: string
}

declare module 'virtual:date-locales' {
  /** How a language of the site writes days, clocks and numbers, by its code. */
  export const dateLocales: Readonly<Record<string, string>>
}

declare module 'virtual:display-advances' {
  /** How far each sign of the display font reaches, in ems. */
  export const advances: Readonly<Record<string, number>>
}

declare module 'virtual:no-page' {
  /** What stands in the place of a page that cannot be had, by what addresses of its language begin with. */
  export const noPage: Readonly<
    Record<string, import('#content/copy/offline.ts').NoPageCopy & { readonly language: string }>
  >
  /** As they stand in links. */
  export const phone: string
  export const whatsApp: string
}

declare module 'virtual:offline-words' {
  /** What a page says that is read without a network, by its language. */
  export const offlineWords: Readonly<Record<string, import('#content/copy/offline.ts').OfflineCopy>>
}

declare module 'virtual:docs-topics' {
  export const topics: Readonly<
    Record<import('#content/languages.ts').KnownLanguage, readonly import('#content/copy/docs/topic.ts').Topic[]>
  >
}
