import type { QuestionsWords } from '#content/page-words.ts'
import { Faq } from '#design/Faq/Faq.tsx'
import { Spread } from '#site/sections/Spread/Spread.tsx'

type QuestionsProps = { readonly words: QuestionsWords; readonly isFlipped?: boolean }

/** What buyers ask before they buy. */
export function Questions({ words: { heading, note, actions = [], entries }, isFlipped }: QuestionsProps) {
  return (
    <Spread heading={heading} notes={note ? [note] : []} actions={actions} isFlipped={isFlipped}>
      <Faq entries={entries} />
    </Spread>
  )
}
