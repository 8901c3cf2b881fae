import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { placeKey, readPlace, writePlace } from './list-place.ts'

/** How long the rest of a screen can take to get its final height, in milliseconds. */
const SETTLING = 2000

/**
 * Scrolls a list, and again if its height changes while the screen is still being laid out: the end of a list that is higher for a moment
 * cannot be scrolled as far. Ends as soon as the person scrolls.
 */
function holdPlace(list: HTMLElement, place: { top: number; left: number }) {
  const scroll = () => list.scrollTo({ ...place, behavior: 'instant' })
  scroll()
  const ending = new AbortController()
  const { signal } = ending
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const)
    list.addEventListener(event, () => ending.abort(), { signal, passive: true })
  const sizes = new ResizeObserver(scroll)
  sizes.observe(list)
  signal.addEventListener('abort', () => sizes.disconnect())
  setTimeout(() => ending.abort(), SETTLING)
}

interface Options {
  /** The name of the list. */
  name: string
  /** Identifies page, order and filters. */
  view: string
  /** The rows of the view are rendered. */
  isReady: boolean
}

/**
 * Restores how far a list was scrolled when the person returns to it, gives the row that was opened last the focus and names it. Another
 * page, order or filter begins at the top.
 */
export function useListPlace(scroller: RefObject<HTMLElement | null>, { name, view, isReady }: Options) {
  const { key: historyKey } = useLocation()
  const key = placeKey(historyKey, name)
  const [visited, setVisited] = useState(() => readPlace(key)?.row)
  const shownView = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!isReady || shownView.current === view) return
    const isFirst = shownView.current === undefined
    shownView.current = view
    const place = readPlace(key)
    const { top = 0, left = 0 } = place ?? {}
    if (scroller.current && (place || !isFirst)) holdPlace(scroller.current, { top, left })
    // The keyboard goes on where it was, unless something else has the focus by now.
    if (isFirst && place?.row !== undefined && document.activeElement === document.body)
      scroller.current
        ?.querySelector<HTMLElement>(`[data-row="${CSS.escape(String(place.row))}"][tabindex]`)
        ?.focus({ preventScroll: true })
  }, [scroller, key, view, isReady])
  // Details beside the list are an entry of the history of their own: whoever returns to it finds the list in the same place.
  useEffect(() => {
    const element = scroller.current
    if (!element || !isReady || readPlace(key)) return
    writePlace(key, { top: element.scrollTop, left: element.scrollLeft, row: visited })
  }, [scroller, key, isReady, visited])
  useEffect(() => {
    const element = scroller.current
    if (!element || !isReady) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (element.isConnected) writePlace(key, { top: element.scrollTop, left: element.scrollLeft })
      }, 120)
    }
    element.addEventListener('scroll', keep, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', keep)
    }
  }, [scroller, key, isReady])
  const visit = (row: string | number) => {
    const element = scroller.current
    writePlace(key, { row, ...(element && { top: element.scrollTop, left: element.scrollLeft }) })
    setVisited(row)
  }
  return { visited, visit }
}
