import { useRef, useState, type FocusEvent } from 'react'

/**
 * Whether the visitor is in one of the form's fields. A press of its button ends that, wherever the focus stays: what
 * was pressed may take the form away.
 */
export function useWriting() {
  const [isWriting, setWriting] = useState(false)
  /** What comes from the network asks how it is now. */
  const now = useRef(false)

  function set(value: boolean) {
    now.current = value
    setWriting(value)
  }

  return {
    isWriting,
    now,
    begin: () => set(true),
    end: () => set(false),
    onFocus: ({ target }: FocusEvent) => {
      if (isField(target)) set(true)
    },
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent) => {
      // The next field, or another window: somebody looks a number up.
      const isStaying = isField(relatedTarget) && currentTarget.contains(relatedTarget)
      if (isStaying || document.activeElement === target || !now.current) return
      set(false)
    },
  }
}

function isField(element: Element | null): element is Element {
  return element?.matches('input,select,textarea') === true
}
