import { useRef, useState } from 'react'

async function load(form: HTMLFormElement) {
  const [{ AfterSending }, { FieldHints }, { Toasts }, { judge }] = await Promise.all([
    import('../AfterSending/AfterSending.tsx'),
    import('../FieldHints/FieldHints.tsx'),
    import('../Toasts/Toasts.tsx'),
    import('./judge.ts'),
  ])
  return { AfterSending, FieldHints, Toasts, judge, form }
}
type Later = Awaited<ReturnType<typeof load>>

/**
 * What the form needs only once somebody writes in it: fetched with the first letter, so that nobody waits for it and
 * it is there when the network is not. Null until then; a failure is made good with the next letter.
 */
export function useLater() {
  const [later, setLater] = useState<Later | null>(null)
  const loading = useRef<Promise<Later | null>>(null)
  function fetchLater(form: HTMLFormElement) {
    loading.current ??= load(form).then(
      (loaded) => {
        setLater(loaded)
        return loaded
      },
      () => (loading.current = null),
    )
    return loading.current
  }
  return { later, fetchLater }
}
