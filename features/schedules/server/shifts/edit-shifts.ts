import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { CountRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { addShift, deleteShift, type ShiftUses, updateShift } from '../../contract/shift-calls.ts'
import { lockSchedule } from '../schedules/change-schedule.ts'
import { BEGINNING } from '../weeks.ts'
import { insertShift, lockShift, loggedShift, refuseSameTimes, refuseTakenCode } from './shift-record.ts'

const addOne = handle(addShift, (context) =>
  inCompany(context, async (tx) => {
    const { schedule_id } = context.params
    await lockSchedule(tx, schedule_id)
    await refuseTakenCode(tx, context.body, null)
    await refuseSameTimes(tx, schedule_id, context.body, null)
    const id = await insertShift(tx, schedule_id, context.body)
    const after = { schedule_id, ...context.body }
    await audit(tx, tx.companyId, actorOf(context), {
      action: 'create',
      entity: 'shift',
      entityId: id,
      after,
    })
    return { data: { id } }
  }),
)

const updateOne = handle(updateShift, (context) =>
  inCompany(context, async (tx) => {
    const { shift_id: id } = context.params
    const { version, ...after } = context.body
    const before = await lockShift(tx, id, version)
    await refuseTakenCode(tx, after, id)
    await tx.execute(
      `update shift set name = $3, code = $4, colour = $5, version = version + 1 where company_id = $1 and id = $2`,
      [tx.companyId, id, after.name, after.code, after.colour],
    )
    const { name, code, colour } = before
    const entry = {
      action: 'update',
      entity: 'shift',
      entityId: id,
      before: { name, code, colour },
      after,
    } as const
    await audit(tx, tx.companyId, actorOf(context), entry)
    return { data: { id } }
  }),
)

const FirstDayRow = z.object({ first_day: IsoDate })
const NameRow = z.object({ name: z.string() })

/** What uses a shift: weeks of its schedule, days of the roster and rotations. */
async function readUses(tx: Tx, id: number): Promise<ShiftUses> {
  const weeks = await tx.query(
    FirstDayRow,
    'select distinct first_day from schedule_week where company_id = $1 and shift_id = $2 order by first_day desc',
    [tx.companyId, id],
  )
  const { count } = await tx.one(
    CountRow,
    'select count(*) as count from roster_day where company_id = $1 and (shift_id = $2 or draft_shift_id = $2)',
    [tx.companyId, id],
  )
  const rotations = await tx.query(
    NameRow,
    'select name from rotation where company_id = $1 and $2 = any(pattern) order by name collate lao',
    [tx.companyId, id],
  )
  return {
    rotations: rotations.map(({ name }) => name),
    weeks: weeks.map(({ first_day }) => (first_day === BEGINNING ? null : first_day)),
    roster_days: count,
  }
}

const deleteOne = handle(deleteShift, (context) =>
  inCompany(context, async (tx) => {
    const { shift_id: id } = context.params
    const before = await lockShift(tx, id)
    const uses = await readUses(tx, id)
    if (uses.weeks.length + uses.roster_days + uses.rotations.length > 0)
      throw new AppError('in_use', { details: uses })
    await tx.execute(
      'update shift set deleted_at = statement_timestamp(), version = version + 1 where company_id = $1 and id = $2',
      [tx.companyId, id],
    )
    const entry = { action: 'delete', entity: 'shift', entityId: id, before: loggedShift(before) } as const
    await audit(tx, tx.companyId, actorOf(context), entry)
    return { data: { id } }
  }),
)

/** The calls that add, name and delete shifts. */
export const editShiftEndpoints: readonly Endpoint[] = [addOne, updateOne, deleteOne]
