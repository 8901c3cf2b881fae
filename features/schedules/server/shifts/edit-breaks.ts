import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { BreakValues } from '../../contract/shift.ts'
import { addBreak, deleteBreak, updateBreak } from '../../contract/shift-calls.ts'
import { breaksFault } from '../../domain/shift-breaks.ts'
import { lockShift } from './shift-record.ts'

const BreakTimes = z.object({ id: Id, from: z.string(), to: z.string() })

/** The breaks of a shift. */
export const readBreaks = (tx: Tx, shiftId: number): Promise<z.infer<typeof BreakTimes>[]> =>
  tx.query(
    BreakTimes,
    `select id, ${clock('from_time')} as from, ${clock('to_time')} as to from shift_break
     where company_id = $1 and shift_id = $2 order by id`,
    [tx.companyId, shiftId],
  )

/** Locks the shift and checks its breaks with this one, which takes the place of the stored one with the id. */
async function requireFitting(
  tx: Tx,
  shiftId: number,
  values: BreakValues,
  id: number | null,
): Promise<void> {
  const { check_in, check_out } = await lockShift(tx, shiftId)
  const others = (await readBreaks(tx, shiftId)).filter((one) => one.id !== id)
  const fault = breaksFault({ from: check_in, to: check_out }, [
    ...others,
    { from: values.from_time, to: values.to_time },
  ])
  if (fault) throw new AppError(fault === 'outside' ? 'breaks_outside_shift' : 'breaks_overlap')
}

const addOne = handle(addBreak, (context) =>
  inCompany(context, async (tx) => {
    const { shift_id } = context.params
    const { name, from_time, to_time, is_paid } = context.body
    await requireFitting(tx, shift_id, context.body, null)
    const { id } = await tx.one(
      IdRow,
      `insert into shift_break (company_id, shift_id, name, from_time, to_time, is_paid) values ($1, $2, $3, $4, $5, $6) returning id`,
      [tx.companyId, shift_id, name, from_time, to_time, is_paid],
    )
    const after = { shift_id, ...context.body }
    const entry = { action: 'create', entity: 'shift_break', entityId: id, after } as const
    await audit(tx, tx.companyId, actorOf(context), entry)
    return { data: { id } }
  }),
)

const StoredBreak = BreakValues.extend({ shift_id: Id, name: z.string(), version: z.int() })

/** Locks a break. Throws `not_found`, or `stale_version` unless it has this version. */
async function lockBreak(tx: Tx, id: number, version?: number) {
  const row = await tx.maybeOne(
    StoredBreak,
    `select shift_id, name, ${clock('from_time')} as from_time, ${clock('to_time')} as to_time, is_paid, version
     from shift_break where company_id = $1 and id = $2 for update`,
    [tx.companyId, id],
  )
  if (!row) throw new AppError('not_found')
  if (version !== undefined && row.version !== version)
    throw new AppError('stale_version', { details: { current: row } })
  const { version: _, ...values } = row
  return values
}

const updateOne = handle(updateBreak, (context) =>
  inCompany(context, async (tx) => {
    const { break_id: id } = context.params
    const { version, ...after } = context.body
    const before = await lockBreak(tx, id, version)
    await requireFitting(tx, before.shift_id, after, id)
    await tx.execute(
      `update shift_break set name = $3, from_time = $4, to_time = $5, is_paid = $6, version = version + 1
       where company_id = $1 and id = $2`,
      [tx.companyId, id, after.name, after.from_time, after.to_time, after.is_paid],
    )
    const entry = { action: 'update', entity: 'shift_break', entityId: id, before, after } as const
    await audit(tx, tx.companyId, actorOf(context), entry)
    return { data: { id } }
  }),
)

const deleteOne = handle(deleteBreak, (context) =>
  inCompany(context, async (tx) => {
    const { break_id: id } = context.params
    const before = await lockBreak(tx, id)
    await tx.execute('delete from shift_break where company_id = $1 and id = $2', [tx.companyId, id])
    const entry = { action: 'delete', entity: 'shift_break', entityId: id, before } as const
    await audit(tx, tx.companyId, actorOf(context), entry)
    return { data: { id } }
  }),
)

/** The calls of the breaks of shifts. No day is derived again: a break changes no result. */
export const breakEndpoints: readonly Endpoint[] = [addOne, updateOne, deleteOne]
