import { createHash } from 'node:crypto'

/** No letter or digit that is taken for another, on paper or on the phone. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const length = 6

/** Under which sales finds a conversation, such as `K7M-4QX`: one of 729 million, always the same for the same one. */
export function makeReference(chatId: string): string {
  const digest = createHash('sha256').update(`reference\n${chatId}`).digest()
  const drawn = Array.from({ length }, (_, place) => signs[digest.readUInt32BE(place * 4) % signs.length]).join('')
  return `${drawn.slice(0, length / 2)}-${drawn.slice(length / 2)}`
}
