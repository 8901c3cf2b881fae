const PATIENCE_MS = 60_000

/** Asks until it is so; an unfulfilled hope fails after a minute and says what was hoped for. */
export async function until(condition: () => Promise<boolean>, hope = () => 'it'): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await condition())) if (Date.now() > end) throw new Error(`A minute was too short for ${hope()}`)
}
