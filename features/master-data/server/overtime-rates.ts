import { createHash } from 'node:crypto'
import { z } from 'zod'
import { companyOfTransaction } from '#features/companies/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { actorOf, handle, inCompany } from '#kit/server/handler.ts'
import { LAST_DAY, markDaysChanged } from '#kit/server/mark-days-changed.ts'
import {
  DAY_KINDS,
  type DayKind,
  OvertimeBand,
  type OvertimeRates,
  saveOvertimeRates,
  showOvertimeRates,
} from '../contract/overtime/overtime-rates.ts'
import { OVERTIME_RATES, replaceList } from './replace-list.ts'

const Row = OvertimeBand.extend({ day_kind: z.enum(DAY_KINDS) })

async function readRates(tx: Tx): Promise<OvertimeRates> {
  const rows = await tx.query(
    Row,
    `select day_kind, to_char(from_time, 'HH24:MI') as from_time, to_char(to_time, 'HH24:MI') as to_time,
       multiplier / 100.0::float8 as multiplier, pay_type
     from overtime_rate where company_id = $1 order by day_kind, from_time`,
    [companyOfTransaction(tx)],
  )
  const of = (kind: DayKind) =>
    rows.filter((row) => row.day_kind === kind).map(({ day_kind: _, ...band }) => band)
  const rates = { working: of('working'), rest: of('rest') }
  const version = createHash('sha256').update(JSON.stringify(rates)).digest('hex').slice(0, 16)
  return { ...rates, version }
}

/** All rates are one rule: they are saved together, and every day with overtime is derived again. Throws `stale_version`. */
async function saveRates(tx: Tx, wanted: OvertimeRates, actor: Actor): Promise<OvertimeRates> {
  const companyId = companyOfTransaction(tx)
  await tx.execute('select pg_advisory_xact_lock(hashtext($1), $2)', ['overtime-rates', companyId])
  const before = await readRates(tx)
  if (before.version !== wanted.version) throw new AppError('stale_version', { details: { current: before } })
  const rows = DAY_KINDS.flatMap((day_kind) =>
    wanted[day_kind].map((band) => ({ ...band, day_kind, multiplier: Math.round(band.multiplier * 100) })),
  )
  if ((await replaceList(tx, OVERTIME_RATES, rows)) === 0) return before
  const after = await readRates(tx)
  await audit(tx, companyId, actor, { action: 'update', entity: 'overtime_rate', before, after })
  await markDaysChanged(tx, { companyId, employeeId: null, firstDay: '1900-01-01', lastDay: LAST_DAY })
  return after
}

export const overtimeRateEndpoints = [
  handle(showOvertimeRates, async (context) => ({ data: await inCompany(context, readRates) })),
  handle(saveOvertimeRates, async (context) => ({
    data: await inCompany(context, (tx) => saveRates(tx, context.body, actorOf(context))),
  })),
]
