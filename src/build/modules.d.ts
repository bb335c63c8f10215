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
