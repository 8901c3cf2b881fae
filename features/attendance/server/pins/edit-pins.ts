import { requirePerson } from '#features/employees/server/index.ts'
import type { ReadLockedRuns } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, companyOf, type Endpoint, handle } from '#kit/server/handler.ts'
import { requireListRow } from '#kit/server/list/read-list.ts'
import {
  addPin,
  type EmployeePin,
  listPins,
  matchUnmatched,
  removePin,
  updatePin,
} from '../../contract/pins.ts'
import { ONE_FILE_AT_ONCE } from '../locks.ts'
import { pinList } from './list-pins.ts'
import { countWaiting } from './match-waiting.ts'
import { type DatedPin, matchAll, matchPins, pinWarnings, refuseTaken } from './store-pin.ts'

/** PINs do not change while a scan file is matched: its lines would neither find the new owner nor wait for one. */
export const betweenFiles = <T>(context: Pick<Context, 'db' | 'session'>, work: (tx: Tx) => Promise<T>) =>
  context.db.inCompany(companyOf(context), work, ONE_FILE_AT_ONCE)

const ADD = `
  insert into employee_pin (company_id, employee_id, pin, first_day, last_day) values ($1, $2, $3, $4, $5) returning id`

const addWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(addPin, (context) =>
    betweenFiles(context, async (tx) => {
      const { employee_id, confirmed, ...days } = context.body
      await requirePerson(tx, employee_id)
      const pin = datedPin(employee_id, days)
      const warnings = await check(tx, context, pin, readLockedRuns)
      if (warnings.length > 0 && !confirmed) return { data: { pin: null, matched: 0, warnings } }
      const { id } = await tx.one(IdRow, ADD, [tx.companyId, employee_id, ...Object.values(days)])
      const after = await readPin(tx, context, id)
      await audit(tx, tx.companyId, actorOf(context), {
        action: 'create',
        entity: 'employee_pin',
        entityId: id,
        after,
      })
      return { data: { pin: after, matched: await matchPins(tx, [days.pin]), warnings } }
    }),
  )

const datedPin = (
  employeeId: number,
  { pin, first_day, last_day }: { pin: string; first_day: string; last_day: string | null },
): DatedPin => ({ employeeId, pin, firstDay: first_day, lastDay: last_day })

async function check(
  tx: Tx,
  { language }: Pick<Context, 'language'>,
  pin: DatedPin,
  readLockedRuns: ReadLockedRuns,
  id = 0,
) {
  await refuseTaken(tx, language, pin, id)
  return pinWarnings(tx, language, pin, readLockedRuns)
}

function readPin(tx: Tx, context: Pick<Context, 'language'>, id: number): Promise<EmployeePin> {
  return requireListRow(tx, listPins, pinList, context, [id])
}

const LOCK = 'select id from employee_pin where company_id = $1 and id = $2 for update'
const UPDATE = `
  update employee_pin set pin = $3, first_day = $4, last_day = $5, version = version + 1 where company_id = $1 and id = $2`

const updateWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(updatePin, (context) =>
    betweenFiles(context, async (tx) => {
      const { id } = context.params
      const { confirmed, version, pin, first_day, last_day } = context.body
      await tx.maybeOne(IdRow, LOCK, [tx.companyId, id])
      const before = await readPin(tx, context, id)
      if (before.version !== version) throw new AppError('stale_version', { details: { current: before } })
      const changed = datedPin(before.employee_id, { pin, first_day, last_day })
      const warnings = await check(tx, context, changed, readLockedRuns, id)
      if (warnings.length > 0 && !confirmed) return { data: { pin: null, matched: 0, warnings } }
      await tx.execute(UPDATE, [tx.companyId, id, pin, first_day, last_day])
      const after = await readPin(tx, context, id)
      await audit(tx, tx.companyId, actorOf(context), {
        action: 'update',
        entity: 'employee_pin',
        entityId: id,
        before,
        after,
      })
      return { data: { pin: after, matched: await matchPins(tx, [before.pin, pin]), warnings } }
    }),
  )

const removeOne = handle(removePin, (context) =>
  betweenFiles(context, async (tx) => {
    const { id } = context.params
    const before = await readPin(tx, context, id)
    await tx.execute('delete from employee_pin where company_id = $1 and id = $2', [tx.companyId, id])
    await audit(tx, tx.companyId, actorOf(context), {
      action: 'delete',
      entity: 'employee_pin',
      entityId: id,
      before,
    })
    return { data: null }
  }),
)

const matchWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(matchUnmatched, (context) =>
    betweenFiles(context, async (tx) => {
      const matched = await matchAll(tx, readLockedRuns, context.body.confirmed)
      const left = await countWaiting(tx)
      if (matched.is_stored)
        await audit(tx, tx.companyId, actorOf(context), {
          action: 'import',
          entity: 'unmatched_scan',
          after: { stored: matched.matched, left },
        })
      return { data: { ...matched, left } }
    }),
  )

/** The calls that give, change and delete PINs, and match waiting lines again. */
export const editPinEndpoints = (readLockedRuns: ReadLockedRuns): Endpoint[] => [
  addWith(readLockedRuns),
  updateWith(readLockedRuns),
  removeOne,
  matchWith(readLockedRuns),
]
