/** Counted events since the start of this process, for `/metrics`. */
export interface EventCounter {
  /** As Prometheus names it: `champa_…_total`. */
  readonly name: string
  readonly help: string
  count: number
}

const COUNTERS: EventCounter[] = []

/** Makes a counter. Call it once, when a module is loaded. */
export function eventCounter(name: `champa_${string}_total`, help: string): EventCounter {
  const counter = { name, help, count: 0 }
  COUNTERS.push(counter)
  return counter
}

/** All counters of the modules that are loaded. */
export const eventCounters = (): readonly EventCounter[] => COUNTERS
