import type { LetterPerson } from '#emails/person-details.ts'
import { writtenIn } from '#server/assistant/tell-language.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import type { LetterNeeds } from './lead-thread.ts'

type Needs = { readonly storage: Pick<LetterNeeds['storage'], 'chats'> }

/** In which language the person behind a lead writes, by the words of the form or of the chat so far. */
export async function findWrittenIn(
  { id, source, language, message }: StoredLead,
  { storage: { chats } }: Needs,
): Promise<LetterPerson['writes']> {
  const chat = source === 'chat' ? await chats.ofLead(id) : null
  return writtenIn(chat ? await chats.messages(chat.id, 0) : [], language, message)
}
