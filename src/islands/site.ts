import { noteAttribution } from './attribution.ts'
import { startBehaviours } from './behaviours.ts'
import { answerCallsToAction } from './call-to-action.ts'
import { offerChat } from './chat.ts'
import { askForConsent } from './consent-banner.ts'
import { enhanceHeader } from './header.ts'
import { speedUpNavigation } from './navigation.ts'
import { forgetWhatIsWithdrawn } from './storage.ts'
import { countVisit } from './visits.ts'
import { wakeIslands } from './wake.ts'

// The one script of every page. Each part works alone; the page works without any.
enhanceHeader()
answerCallsToAction()
forgetWhatIsWithdrawn()
wakeIslands()
offerChat()
askForConsent()
startBehaviours()
speedUpNavigation()
countVisit()
noteAttribution()
