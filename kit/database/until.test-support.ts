import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 120_000
const PAUSE_MS = 20

/** Asks every 20 ms until the condition holds. Throws after two minutes, naming what was expected. */
export async function until(condition: () => Promise<boolean>, expected = () => 'it'): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Two minutes were too short for ${expected()}`)
    await pause(PAUSE_MS)
  }
}
