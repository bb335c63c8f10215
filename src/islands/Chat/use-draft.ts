import { useEffect, useEffectEvent, useState } from 'react'
import { onConsentChange } from '../consent.ts'
import { forget, recall, remember } from '../storage.ts'

const item = 'chat-draft'

function readKept() {
  const kept = recall(item)
  return typeof kept === 'string' ? kept : ''
}
const keep = (draft: string) => void (draft === '' ? forget(item) : remember(item, draft))

/** What is half written: where functional consent allows it, it stays with its tab over a reload and a page change. */
export function useDraft() {
  const [draft, setDraft] = useState(readKept)
  useEffect(() => keep(draft), [draft])
  // Allowed while it is being written, it is kept from here on; taken back, `storage.ts` removes it.
  const followConsent = useEffectEvent(() => keep(draft))
  useEffect(() => onConsentChange(() => followConsent()), [])
  return [draft, setDraft] as const
}
