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

/** How often this has happened in the running hour, this time included. An hour begins with the first time. */
export async function countThisHour(tx: Tx, key: string): Promise<number> {
  const { points } = await tx.one(PointsRow, COUNT, [key, Date.now(), HOUR_MS])
  return points
}

/** Of many repetitions the 1st, 10th, 100th, … are written down, so that nobody can fill the log. */
export const isWrittenDown = (times: number): boolean => /^10*$/.test(String(times))
