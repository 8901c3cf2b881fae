import { type RefObject, useLayoutEffect } from 'react'

/** Distance of a list to the lower edge of the window, in pixels. */
const GAP = 24
/** A list that begins lower than this part of the window gets a window of its own: the page scrolls to it. */
const LOWEST_START = 0.5
/** The largest part of the width that fixed columns take. */
const MOST_PINNED = 0.6
/** The empty edge of a cell, in pixels: if only this is hidden, the list does not go on. */
const CELL_EDGE = 12
/** The bar above the page, in pixels. */
const TOP_BAR = 57

/** The height of what scrolls, so that the list ends at the lower edge of the window and the page does not scroll. */
function frameHeight(scroller: HTMLElement): number {
  const section = scroller.closest('section') ?? scroller
  const box = scroller.getBoundingClientRect()
  const below = section.getBoundingClientRect().bottom - box.bottom + GAP
  const top = box.top + window.scrollY
  const isLow = top > window.innerHeight * LOWEST_START
  return window.innerHeight - (isLow ? TOP_BAR + GAP : top) - below
}

/** Where the fixed first columns begin, and whether columns are hidden at a side. */
function markSides(scroller: HTMLElement): void {
  let start = 0
  const pinned = scroller.querySelectorAll<HTMLElement>('thead th[data-pin]')
  for (const [at, cell] of [...pinned].entries()) {
    scroller.style.setProperty(`--pin-${at}`, `${start}px`)
    start += cell.offsetWidth
  }
  // The menus of the rows stay at the end, and before them a column that is needed with every row.
  const menus = scroller.querySelector<HTMLElement>('thead th[data-aside]:last-child:not(:first-child)')
  scroller.style.setProperty('--menus', `${menus?.offsetWidth ?? 0}px`)
  const end = scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft
  // Where the fixed columns would leave too little room for the others they scroll with them.
  scroller.toggleAttribute('data-pinned', start < scroller.clientWidth * MOST_PINNED)
  scroller.toggleAttribute('data-before', scroller.scrollLeft > 1)
  scroller.toggleAttribute('data-after', end > CELL_EDGE)
}

/**
 * Keeps a list within the window (`fills`), its fixed columns beside each other, and the fades at its sides up to
 * date. `shape` changes with the columns and rows.
 */
export function useFrame(scroller: RefObject<HTMLElement | null>, fills: boolean, shape: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other widths
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      if (fills && !element.closest('[role=dialog]'))
        element.style.setProperty('--frame-height', `${Math.floor(frameHeight(element))}px`)
      markSides(element)
    }
    const mark = () => markSides(element)
    measure()
    const observer = new ResizeObserver(measure)
    for (const part of [
      element,
      element.firstElementChild,
      element.closest('section'),
      element.closest('main'),
    ])
      if (part) observer.observe(part)
    window.addEventListener('resize', measure)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      element.removeEventListener('scroll', mark)
    }
  }, [scroller, fills, shape])
}
