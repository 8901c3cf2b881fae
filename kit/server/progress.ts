/**
 * Writes progress without delaying the work: one write at a time, only of the latest state. A failed write is
 * ignored, because the next one has newer data. Await `settled` after the work.
 */
export function progressWriter<State>(write: (state: State) => Promise<unknown>): {
  note: (state: State) => void
  settled: () => Promise<void>
} {
  let next: { state: State } | null = null
  let writing: Promise<void> | null = null
  const writeAll = async () => {
    while (next) {
      const { state } = next
      next = null
      await write(state).catch(() => {})
    }
    writing = null
  }
  return {
    note(state) {
      next = { state }
      writing ??= writeAll()
    },
    settled: async () => {
      await writing
    },
  }
}
