import { followChat } from './live/follow-chat.ts'
import { countBoxes } from './live/counts.ts'
import { keepDrafts } from './live/drafts.ts'
import { holdWithoutNetwork } from './live/network.ts'
import { createInbox } from './live/inbox.ts'
import { keepPlace } from './live/place.ts'
import { heedPresses } from './live/press.ts'
import { ringWhenSomebodyWaits } from './live/ring.ts'
import { forgetOldUnsent } from './live/unsent.ts'

// The one script of the desk. Every page works without it; it brings what is live.
// Whoever is at the door alone hears nothing of who waits.
heedPresses()
if (document.querySelector('[data-ring]')) ringWhenSomebodyWaits(createInbox())
keepPlace()
keepDrafts()
forgetOldUnsent()
holdWithoutNetwork()
countBoxes()
const page = document.querySelector<HTMLElement>('[data-chat]')
if (page) followChat(page)
