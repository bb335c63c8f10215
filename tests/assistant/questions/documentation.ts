import { requirements } from '#facts/claims.ts'
import { ask, type AskedQuestion } from '../question.ts'

export const documentation: readonly AskedQuestion[] = [
  ask('how do i invite my staff', [/invite|user management/]),
  ask('minimum password length', [String(requirements.passwordLength.value)]),
  ask('how to close the day on the till', [/count|drawer|close/]),
  ask('how do I make a refund', [/receipt|refund|sale/]),
  ask('i lost the phone with my 2fa codes', [/recovery|admin/]),
  ask('what does 429 mean in the api', [/retry|wait/], { allows: { numbers: [429, 500, 503, 422, 400, 401, 403] } }),
  ask('how to authenticate against the API', [/token/]),
  ask('someone left my company how do i remove him', [/deactivat|access|end/]),
  ask('how do i set a reorder point', [/reorder|count|alert/]),
  ask('format for importing products', [/csv/]),
  ask('which browser do i need', [/chrome|edge|firefox|safari/]),
  ask('how to verify my email', [/link|letter|e-?mail/]),
  ask('what must i do after a power cut', [/sign in|sale|safe|receipt|battery/]),
]
