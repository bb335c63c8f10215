import type { Typesetting } from '#content/copy/typesetting.ts'

export const typesetting = [] as const satisfies Typesetting
