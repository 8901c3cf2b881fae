import { currentSession } from '#kit/web/session.ts'
import { findScreen } from './find-screen.ts'
import { menuChoice } from './menus/menu-choice.ts'

const begun = new Set<string>()

/** Loads the file of a screen that the person may open next. A failure says nothing: opening the screen tries again. */
export function prefetchScreen(name: string): void {
  if (begun.has(name) || !navigator.onLine) return
  begun.add(name)
  void findScreen(name).catch(() => begun.delete(name))
}

/** The pinned and the last pages of the administration, one after the other while the page is idle. */
export async function prefetchUsual(): Promise<void> {
  if (!currentSession() || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const { pinned, recent } = menuChoice()
  for (const name of new Set([...pinned, ...recent])) {
    await new Promise<void>((idle) => requestIdleCallback(() => idle(), { timeout: 5000 }))
    prefetchScreen(name)
  }
}
