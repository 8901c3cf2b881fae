/**
 * Writes progress for others to see without keeping the work waiting: one write at a time, of the latest state only. A write that
 * fails is passed over, the next one tells. Await `settled` when the work is over.
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
