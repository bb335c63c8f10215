import type { NoPageCopy, OfflineCopy } from '#content/copy/offline.ts'
import { contact } from '#facts/contact.ts'

export const offline = {
  kept: 'No network. This page is from {moment}.',
  keptSlow: 'Our site does not answer just now. This page is from {moment}.',
  again: 'Try again',
  delivered: 'The demo request that waited here has been sent. Its reference is',
  refused: 'The demo request that waits here could not be sent as it is.',
  toForm: 'Look at it in the form',
} as const satisfies OfflineCopy

export const noPage = {
  title: 'No network',
  text: 'This page was not kept in this browser. It is there when the network is back.',
  kept: 'What can be read now',
  call: `Call ${contact.phone}`,
  whatsApp: `WhatsApp ${contact.whatsApp}`,
  again: offline.again,
} as const satisfies NoPageCopy
