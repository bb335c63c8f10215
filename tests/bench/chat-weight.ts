import { readFileSync } from 'node:fs'
import { listBeside, weigh, weighIsland } from '../site/with-imports.ts'
import { brotli, weighAlone } from './weigh-alone.ts'

const loader = `import { offerChat } from '/src/islands/chat.ts'\nofferChat()`

/** What the closed chat costs a page, and what its window and then a conversation bring along beside React: bytes after brotli. */
export async function weighChat() {
  const page = readFileSync('dist/site/services.html', 'utf8')
  const bare = page
    .replace(/<button[^>]*data-chat-trigger.*?<\/button>/s, '')
    .replace(/<site-island[^>]*file="Chat\/Chat"[^>]*><\/site-island>/, '')
  const [, words] = /file="Chat\/Chat"[^>]* props="([^"]+)"/.exec(page) ?? []
  if (bare === page || !words) throw new Error('The page has no trigger')
  return {
    'trigger in the page': brotli(page) - brotli(bare),
    'loader (goal 2,000)': await weighAlone(loader),
    'window beside React (goal 16,000)': weigh(listBeside('Chat.island', ['site', 'hydrate'])),
    'until it can be used (goal 75,000)': weighIsland('Chat', words),
    'for a conversation': weigh(listBeside('create-talk', ['Chat.island'])),
  }
}
