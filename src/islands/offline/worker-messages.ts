import { longestUnsentMs } from '#contract/challenge.ts'
import type { Sending } from '../DemoForm/send-demo-request.ts'

/** What a page tells the service worker. */
export type WorkerMessage =
  /** Addresses of this site, each with its path alone: to be there when the network is not. */
  | { readonly kind: 'keep'; readonly addresses: readonly string[] }
  /** Nothing more is kept until something is to be kept again; answered once that holds. */
  | { readonly kind: 'stop' }
  /** A request that found no network is to be sent, in place of what was held under its key. */
  | { readonly kind: 'hold'; readonly request: HeldRequest }
  /** A request was sent, or is to be sent no more. */
  | { readonly kind: 'let go'; readonly idempotencyKey: string }

/** `at`: when it was tried first, in milliseconds since 1970. */
export type HeldRequest = Sending & { readonly at: number }

/** The browser may be a whole family's, or of a café: what the form leaves there does not wait for ever. */
export const isTooOld = (at: number) => at < Date.now() - longestUnsentMs

export const workerPath = '/service-worker.js'
/** The browser's stores of copies, as the privacy policy names them. */
export const keptPages = 'pages-kept'
export const heldRequest = 'demo-request-unsent'
