import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { placeKey, readPlace, writePlace } from './list-place.ts'

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
    if (place || !isFirst)
      scroller.current?.scrollTo({ top: place?.top ?? 0, left: place?.left ?? 0, behavior: 'instant' })
    // The keyboard goes on where it was, unless something else has the focus by now.
    if (isFirst && place?.row !== undefined && document.activeElement === document.body)
      scroller.current
        ?.querySelector<HTMLElement>(`[data-row="${CSS.escape(String(place.row))}"][tabindex]`)
        ?.focus({ preventScroll: true })
  }, [scroller, key, view, isReady])
  useEffect(() => {
    const element = scroller.current
    if (!element || !isReady) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = setTimeout(() => writePlace(key, { top: element.scrollTop, left: element.scrollLeft }), 120)
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
