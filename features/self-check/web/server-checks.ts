import { showConnection } from '#features/access/contract.ts'
import { call } from '#kit/web/client.ts'
import { formatNumber } from '#kit/web/format.ts'
import { fine, type Outcome, problem, type Say } from './outcome.ts'
import { clockGap, roundTrip, type Sample } from './samples.ts'

const TRIES = 5
const PATIENCE = 10_000
/** A round trip from which lists and forms feel slow. */
const SLOW = 800
/** Above this, the clock-in times of a phone differ visibly from the server's. */
const MOST_GAP = 60_000
/** The measuring error. */
const SAME = 2000

/** Sequential calls; those without an answer are omitted. */
async function ask(tries: number): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let at = 0; at < tries; at += 1) {
    const sentAt = Date.now()
    const begun = performance.now()
    const answer = await call(showConnection, {}, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null)
    if (!answer) continue
    samples.push({ sentAt, took: performance.now() - begun, serverAt: Date.parse(answer.data.time) })
  }
  return samples
}

export async function checkServer(): Promise<Outcome> {
  const samples = await ask(TRIES)
  if (samples.length < TRIES)
    return problem(
      ({ server }) => server.lost(String(TRIES - samples.length)),
      ({ server }) => server.lostAdvice,
    )
  const { least, usual, most } = roundTrip(samples)
  const found: Say = ({ server }) =>
    server.fine(formatNumber(usual, 0), formatNumber(least, 0), formatNumber(most, 0))
  return usual < SLOW ? fine(found) : problem(found, ({ server }) => server.slow)
}

export async function checkClock(): Promise<Outcome> {
  const samples = await ask(3)
  if (samples.length === 0)
    return problem(
      ({ clock }) => clock.unknown,
      ({ server }) => server.lostAdvice,
    )
  const gap = clockGap(samples)
  const size = Math.abs(gap)
  if (size <= SAME) return fine(({ clock }) => clock.same)
  const found: Say = ({ clock }) => {
    const span = spanText(clock, size)
    return gap > 0 ? clock.ahead(span) : clock.behind(span)
  }
  return size < MOST_GAP ? fine(found) : problem(found, ({ clock }) => clock.advice)
}

function spanText(clock: Parameters<Say>[0]['clock'], milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  const shown = (value: number) => formatNumber(Math.round(value), 0)
  if (seconds < 120) return clock.seconds(shown(seconds))
  return seconds < 7200 ? clock.minutes(shown(seconds / 60)) : clock.hours(shown(seconds / 3600))
}
