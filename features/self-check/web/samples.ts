/** One call to the server and back. Instants and spans in milliseconds. */
export interface Sample {
  /** The device's clock when the call was sent. */
  sentAt: number
  took: number
  /** The server's clock when it answered. */
  serverAt: number
}

/** The shortest, the usual (median) and the longest round trip; needs at least one sample. */
export function roundTrip(samples: readonly Sample[]): { least: number; usual: number; most: number } {
  const sorted = samples.map(({ took }) => Math.round(took)).sort((a, b) => a - b)
  const at = (place: number) => sorted[Math.floor(place)] ?? 0
  return { least: at(0), usual: at((sorted.length - 1) / 2), most: at(sorted.length - 1) }
}

/**
 * How far the device's clock is ahead of the server's, negative when behind. Uses the fastest answer: the server
 * answered at about half of the round trip, so the error is at most half of the round trip.
 */
export function clockGap(samples: readonly Sample[]): number {
  const best = samples.reduce((least, sample) => (sample.took < least.took ? sample : least))
  return best.sentAt + best.took / 2 - best.serverAt
}
