import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'

const HOUR_MS = 60 * 60 * 1000

const COUNT = `
  insert into rate_limit as counter (key, points, expire) values ($1, 1, $2::bigint + $3)
  on conflict (key) do update set
    points = case when counter.expire <= $2 then 1 else counter.points + 1 end,
    expire = case when counter.expire <= $2 then $2::bigint + $3 else counter.expire end
  returning points`

const PointsRow = z.object({ points: z.int() })

/** The number of occurrences in the current hour, including this one. An hour starts with the first occurrence. */
export async function countThisHour(tx: Tx, key: string): Promise<number> {
  const { points } = await tx.one(PointsRow, COUNT, [key, Date.now(), HOUR_MS])
  return points
}

/** Of repeated events the 1st, 10th, 100th, … are logged, so that the log cannot be filled. */
export const isWrittenDown = (times: number): boolean => /^10*$/.test(String(times))
