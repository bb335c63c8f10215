import { startBehaviours } from './behaviours.ts'
import { answerCallsToAction } from './call-to-action.ts'
import { offerChat } from './chat.ts'
import { askForConsent } from './consent-banner.ts'
import { enhanceHeader } from './header.ts'
import { layOutRest } from './lay-out.ts'
import { speakLanguages } from './languages.ts'
import { speedUpNavigation } from './navigation.ts'
import { holdOffline } from './hold-offline.ts'
import { forgetWhatIsWithdrawn } from './storage.ts'
import { wakeIslands } from './wake.ts'
import { loadWithConsent } from './with-consent.ts'

// The one script of every page. Each part works alone; the page works without any.
enhanceHeader()
answerCallsToAction()
holdOffline()
speakLanguages()
wakeIslands()
startBehaviours()
speedUpNavigation()
// The browser's storage is slow to open, and the end of this script lays out the page: not in one task.
setTimeout(() => {
  forgetWhatIsWithdrawn()
  offerChat()
  // A modal dialog has all that is laid out styled anew: the first screen only, as long as the rest waits.
  askForConsent(layOutRest)
  loadWithConsent()
})
