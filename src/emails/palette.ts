import { cloth, dark, light } from '#design/palette.ts'

type Theme = Readonly<Record<'sunk' | 'card' | 'ink' | 'ink-2' | 'rule' | 'green' | 'red' | 'paper', string>>

/** Colours by what they are for in a letter. */
const assign = (theme: Theme) => ({
  ground: theme.sunk,
  sheet: theme.card,
  ink: theme.ink,
  inkSoft: theme['ink-2'],
  rule: theme.rule,
  link: theme.green,
  alert: theme.red,
  speech: theme.paper,
})

/**
 * The colours of the design tokens as mail clients need them: one literal per place, because they know no custom
 * properties. `light` is written inline, `dark` only repaints it where a client asks for it.
 */
export const palette = {
  light: assign(light),
  dark: assign(dark),
  ...cloth,
  /** On forest. */
  creamSoft: '#d5dccf',
}
