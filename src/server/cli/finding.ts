/** What one look found. `note` wants attention but breaks nothing. */
export type Finding = { readonly state: 'ok' | 'note' | 'broken'; readonly said: string }

export const ok = (said: string): Finding => ({ state: 'ok', said })
export const note = (said: string): Finding => ({ state: 'note', said })
export const broken = (said: string): Finding => ({ state: 'broken', said })
