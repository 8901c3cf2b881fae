import { z } from 'zod'
import { todayInLaos } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'

const TakenRow = z.object({ last_number: z.int() })

const TAKE = `
  insert into number_counter (company_id, kind, year, last_number) values ($1, $2, $3, $4)
  on conflict (company_id, kind, year) do update set last_number = number_counter.last_number + excluded.last_number
  returning last_number`

/**
 * The next numbers of a kind in this year of Laos, such as `KH-2026-0042`; without a prefix `2026-0042`. The lock of the counter is held
 * until the transaction ends: without it there would be gaps. Call it as late as possible.
 */
export async function takeNumbers(tx: Tx, kind: string, prefix: string, count: number): Promise<string[]> {
  if (count === 0) return []
  const year = todayInLaos().slice(0, 4)
  const { last_number } = await tx.one(TakenRow, TAKE, [tx.companyId, kind, Number(year), count])
  return Array.from({ length: count }, (_, at) =>
    [prefix, year, String(last_number - count + 1 + at).padStart(4, '0')].filter(Boolean).join('-'),
  )
}
