import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { clockInLaos, todayInLaos } from '#kit/contract/days.ts'
import { type Grower, growDemo } from './grow-demo.ts'

const HOUR_MS = 3_600_000

/** Grows the demo up to now, and again each hour until the signal. A failure is logged, and the next hour tries again. */
export async function keepGrowing(grower: Grower & { signal: AbortSignal }, log: Logger): Promise<void> {
  const { signal } = grower
  while (!signal.aborted) {
    const now = Date.now()
    try {
      await growDemo(grower, { day: todayInLaos(now), clock: clockInLaos(now) })
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'the demo could not be continued up to today')
    }
    await wait(HOUR_MS, undefined, { signal, ref: false }).catch(() => {})
  }
}
