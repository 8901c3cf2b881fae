import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * The element that gets the focus back from the dialog that closed last. A dialog that replaces it inherits the
 * element.
 */
let owed: Element | null = null

/**
 * Moves the focus back to the previous element, or to the page if that is gone (a deleted row). Does nothing if
 * the user has moved the focus in the meantime.
 */
function rollBackAndRelease(to: Element | null): void {
  const now = document.activeElement
  // A closing dialog still has the focus; details beside a list are never closing while they are in the page.
  const isFree = !now || now === document.body || now.closest('[role="dialog"]:not([data-details])') !== null
  if (!isFree) return
  const place = to?.isConnected && to !== document.body ? to : document.getElementById('content')
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}

/**
 * Returns the focus when a dialog closes, also if the screen removes the open dialog: to `place`, if there is one at
 * that time, otherwise to where it was.
 */
export function useFocusBack(isOpen: boolean, place?: () => Element | null): void {
  const latest = useRef(place)
  latest.current = place
  useEffect(() => {
    if (!isOpen) return
    const before = owed ?? document.activeElement
    owed = null
    return () => {
      owed = before
      setTimeout(() => {
        if (owed !== before) return
        owed = null
        rollBackAndRelease(latest.current?.() ?? before)
      })
    }
  }, [isOpen])
}

/** Moves the focus to the page when the focused element is removed, such as a deleted row. */
export function useFocusLeft(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = place.current
    return () => {
      if (own && own === document.activeElement)
        document.getElementById('content')?.focus({ preventScroll: true })
    }
  }, [place])
}
