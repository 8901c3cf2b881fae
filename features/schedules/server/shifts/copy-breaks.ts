import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { breaksFault } from '../../domain/shift-breaks.ts'

/** A shift that takes the place of another one, with its times. */
export interface Replacement {
  oldId: number
  newId: number
  times: { check_in: string; check_out: string }
}

const BreakRow = z.object({ id: Id, shift_id: Id, from: z.string(), to: z.string() })

const READ = `
  select id, shift_id, ${clock('from_time')} as from, ${clock('to_time')} as to from shift_break
  where company_id = $1 and shift_id = any($2) order by id`

const COPY = `
  insert into shift_break (company_id, shift_id, name, from_time, to_time, is_paid)
  select b.company_id, n.shift_id, b.name, b.from_time, b.to_time, b.is_paid
  from unnest($2::bigint[], $3::bigint[]) as n(shift_id, break_id)
  join shift_break b on b.company_id = $1 and b.id = n.break_id order by b.id
  on conflict (company_id, id) do nothing`

/** Gives new shifts the breaks of the shifts that they replace, as far as they lie inside the new times. Two statements. */
export async function copyBreaks(tx: Tx, replacements: readonly Replacement[]): Promise<void> {
  if (replacements.length === 0) return
  const breaks = await tx.query(BreakRow, READ, [tx.companyId, replacements.map(({ oldId }) => oldId)])
  const copies = replacements.flatMap(({ oldId, newId, times }) => {
    const bounds = { from: times.check_in, to: times.check_out }
    const own = breaks.filter((one) => one.shift_id === oldId && breaksFault(bounds, [one]) === null)
    return own.map(({ id }) => ({ newId, breakId: id }))
  })
  if (copies.length === 0) return
  await tx.execute(COPY, [
    tx.companyId,
    copies.map(({ newId }) => newId),
    copies.map(({ breakId }) => breakId),
  ])
}
