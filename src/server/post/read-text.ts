import { OwnFailure } from '#server/log/name-failure.ts'

/** What a service answered, of which no more than `most` characters are taken in. Rejects where it says more. */
export async function readText({ body }: Response, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > most) throw new OwnFailure('The service says too much')
  }
  return text
}
