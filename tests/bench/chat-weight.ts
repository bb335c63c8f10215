import { readdirSync, readFileSync } from 'node:fs'
import { brotli, weighAlone } from './weigh-alone.ts'

const loader = `import { offerChat } from '/src/islands/chat.ts'\nofferChat()`

/** What the closed chat costs a page, and what its window brings along beside React: bytes after brotli. */
export async function weighChat() {
  const page = readFileSync('dist/site/services.html', 'utf8')
  const bare = page
    .replace(/<button[^>]*data-chat-trigger.*?<\/button>/s, '')
    .replace(/<site-island[^>]*file="Chat\/Chat"[^>]*><\/site-island>/, '')
  if (bare === page) throw new Error('The page has no trigger')
  return {
    'trigger in the page': brotli(page) - brotli(bare),
    'loader (goal 2,000)': await weighAlone(loader),
    'window beside React': weighChunk(),
  }
}

function weighChunk() {
  const file = readdirSync('dist/site/assets').find((name) => /^Chat\.island-.*\.js$/.test(name))
  if (!file) throw new Error('The chat has no chunk of its own')
  return brotli(readFileSync(`dist/site/assets/${file}`))
}
