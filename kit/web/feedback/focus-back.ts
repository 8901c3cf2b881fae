import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * Where the focus belongs that the dialog closed last has not given back yet: a dialog that takes its place
 * takes this, too.
 */
let owed: Element | null = null

/**
 * Back to where somebody was; to the page where that is gone (a deleted row). Nobody who is elsewhere by now
 * is called back.
 */
function rollBackAndRelease(to: Element | null): void {
  const now = document.activeElement
  const isFree = !now || now === document.body || now.closest('[role="dialog"]') !== null
  if (!isFree) return
  const place = to?.isConnected && to !== document.body ? to : document.getElementById('content')
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}

/** The focus goes back when a dialog closes, also when its screen takes the dialog away while it is open. */
export function useFocusBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const before = owed ?? document.activeElement
    owed = null
    return () => {
      owed = before
      setTimeout(() => {
        if (owed !== before) return
        owed = null
        rollBackAndRelease(before)
      })
    }
  }, [isOpen])
}

/** Leaves the focus on the page when what has it goes, such as the row that has just been deleted. */
export function useFocusLeft(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = place.current
    return () => {
      if (own && own === document.activeElement)
        document.getElementById('content')?.focus({ preventScroll: true })
    }
  }, [place])
}
