import { followChat } from './live/follow-chat.ts'
import { createInbox } from './live/inbox.ts'
import { ringWhenSomebodyWaits } from './live/ring.ts'

// The one script of the desk. Every page works without it; it brings what is live.
ringWhenSomebodyWaits(createInbox())
const page = document.querySelector<HTMLElement>('[data-chat]')
if (page) followChat(page)
