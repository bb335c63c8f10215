import { useRef, useState } from 'react'

async function load(form: HTMLFormElement) {
  const [{ AfterSending }, { FieldHints }] = await Promise.all([
    import('../AfterSending/AfterSending.tsx'),
    import('../FieldHints/FieldHints.tsx'),
  ])
  return { AfterSending, FieldHints, form }
}

/**
 * What the form needs only once somebody writes in it: fetched with the first letter, so that nobody waits for it and
 * it is there when the network is not. Null until then; a failure is made good with the next letter.
 */
export function useLater() {
  const [later, setLater] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  const loading = useRef<Promise<void>>(null)
  function fetchLater(form: HTMLFormElement) {
    loading.current ??= load(form).then(setLater, () => void (loading.current = null))
    return loading.current
  }
  return { later, fetchLater }
}
