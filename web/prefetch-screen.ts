import { currentSession } from '#kit/web/session.ts'
import { arrivedScreens } from './arrived-screens.ts'
import { findScreen } from './find-screen.ts'
import { menuChoice } from './menus/menu-choice.ts'

const begun = new Set<string>()

/** Loads the file of a screen that the person may open next. A failure says nothing: opening the screen tries again. */
export function prefetchScreen(name: string): void {
  if (begun.has(name) || !navigator.onLine) return
  begun.add(name)
  void findScreen(name)
    .then(() => arrivedScreens.add(name))
    .catch(() => begun.delete(name))
}

/** A pointer that only passes by loads nothing; a click at once is answered first. */
const REST_MS = 65
let resting: ReturnType<typeof setTimeout> | undefined

/** The same for the pointer that rests on a link; ends with `leaveLink`. */
export function restOnLink(name: string): void {
  leaveLink()
  resting = setTimeout(prefetchScreen, REST_MS, name)
}

export const leaveLink = () => clearTimeout(resting)

/** Milliseconds in which the first screen settles and is used. */
const SETTLED_AFTER = 6000

/** The pinned and the last pages of the administration, one after the other while the page is idle. */
export async function prefetchUsual(): Promise<void> {
  await new Promise((settled) => setTimeout(settled, SETTLED_AFTER))
  if (!currentSession() || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const { pinned, recent } = menuChoice()
  for (const name of new Set([...pinned, ...recent])) {
    await new Promise<void>((idle) => requestIdleCallback(() => idle(), { timeout: 5000 }))
    prefetchScreen(name)
  }
}
