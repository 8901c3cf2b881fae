import { z } from 'zod'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { firstOfMonth, formatDate, lastOfMonth } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, Kip, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit, auditEach } from '#kit/server/audit.ts'
import { actorOf, type Context, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import {
  calculateSettlement as calculateRoute,
  createSettlement as createRoute,
  deleteSettlement as deleteRoute,
  SettlementFields,
  updateSettlement as updateRoute,
} from '../../contract.ts'
import { settlementTitle } from '../../domain/run-title.ts'
import { calculationJob } from '../calculation/calculation-job.ts'
import { requestCalculation, toCalculation } from '../calculation/calculation-record.ts'
import { removeRun } from '../runs/delete-run.ts'
import { dropCalculations, lockIdleRun } from '../runs/idle-run.ts'
import { describeSettlement } from './describe-settlement.ts'
import {
  asFinal,
  type FinalRun,
  type LeaverRecord,
  lastDayOf,
  readLeaver,
  settlementOf,
} from './settlement-record.ts'

type Entered = SettlementFields & { from_date: string; to_date: string }

/** Two requests at once make one settlement. A title that another run has gets the employee's id. */
const INSERT = `
  insert into payroll_run (company_id, title, kind, employee_ids, settlement, from_date, to_date, mode, days_per_month, hours_per_day,
    created_by, created_by_name)
  select $1, $2 || case when exists (select from payroll_run run where run.company_id = $1 and run.title = $2) then ' (' || $3 || ')' else '' end,
    'final', array[$3::bigint], $4, $5, $6, s.payroll_mode, s.days_per_month, s.hours_per_day, $7, $8
  from ${COMPANY_SETTINGS} s where s.company_id = $1
  on conflict (company_id, (employee_ids[1]), (settlement ->> 'last_day')) where kind = 'final' do nothing returning id`

const UPDATE = `
  update payroll_run set settlement = $3, from_date = $4, to_date = $5, title = $6, status = 'draft', version = version + 1
  where company_id = $1 and id = $2`

/** Open pay differences of the person are paid or taken back with the settlement. */
const CHOOSE = `
  update pay_difference set status = 'chosen', settled_run_id = $2, decided_by = $4, decided_by_name = $5,
    decided_at = statement_timestamp(), version = version + 1
  where company_id = $1 and employee_id = $3 and status = 'open' returning id, amount`

const ChosenRow = z.object({ id: Id, amount: Kip })

const stored = (entered: SettlementFields, lastDay: string) =>
  JSON.stringify({ ...SettlementFields.parse(entered), last_day: lastDay })

function requireInside({ from_date, to_date }: Entered, lastDay: string) {
  if (lastDay < from_date || lastDay > to_date)
    throw new AppError('last_day_outside', { fields: { to_date: [formatDate(lastDay)] } })
}

const titleOf = ({ emp_number }: LeaverRecord, lastDay: string, language: Language) =>
  settlementTitle(emp_number, formatDate(lastDay), language)

type SettlementContext = Pick<Context, 'session' | 'language' | 'jobs'>

/** Chooses what is open and queues the calculation, in the transaction of the change. */
async function calculate(tx: Tx, context: SettlementContext, runId: number, employeeId: number) {
  const [companyId, actor] = [companyOf(context), actorOf(context)]
  const chosen = await tx.query(ChosenRow, CHOOSE, [
    ...[companyId, runId, employeeId, actor.accountId, actor.name],
  ])
  await auditEach(
    tx,
    actor,
    { action: 'choose', entity: 'pay_difference' },
    chosen.map(({ id, amount }) => ({
      entityId: id,
      before: { status: 'open' },
      after: { employee_id: employeeId, status: 'chosen', amount, settled_run_id: runId },
    })),
  )
  const { calculation, isNew } = await requestCalculation(tx, companyId, runId, { status: 'queued', actor })
  if (isNew) await context.jobs.send(tx, calculationJob, { companyId, runId })
  return calculation
}

export const createSettlement = handle(createRoute, (context) =>
  inCompany(context, async (tx) => {
    const [companyId, actor] = [companyOf(context), actorOf(context)]
    const { employee_id, ...entered } = context.body
    const leaver = await readLeaver(tx, employee_id, context)
    const lastDay = lastDayOf(leaver)
    requireInside(entered, lastDay)
    if (await settlementOf(tx, leaver)) throw new AppError('settled')
    const title = titleOf(leaver, lastDay, context.language)
    const run = await tx.maybeOne(IdRow, INSERT, [
      ...[companyId, title, employee_id, stored(entered, lastDay), entered.from_date, entered.to_date],
      ...[actor.accountId, actor.name],
    ])
    if (!run) throw new AppError('settled')
    await audit(tx, companyId, actor, {
      ...{ action: 'create', entity: 'settlement', entityId: run.id },
      after: { ...context.body, last_day: lastDay },
    })
    await calculate(tx, context, run.id, employee_id)
    return { data: await describeSettlement(tx, context, run.id) }
  }),
)

/** The settlement, locked, if it can be changed and is not being calculated. */
const lockSettlement = async (tx: Tx, companyId: number, id: number, action: 'edit' | 'delete') =>
  asFinal(await lockIdleRun(tx, companyId, id, action))

/** Stores what is entered with the last day of now; the payslip of before disappears. Throws `settled`. */
async function store(tx: Tx, context: SettlementContext, run: FinalRun, entered: Entered) {
  const leaver = await readLeaver(tx, run.employeeId, context)
  const lastDay = lastDayOf(leaver)
  requireInside(entered, lastDay)
  if (await settlementOf(tx, leaver, run.id)) throw new AppError('settled')
  await dropCalculations(tx, companyOf(context), run.id)
  await tx.execute(UPDATE, [
    ...[companyOf(context), run.id, stored(entered, lastDay), entered.from_date, entered.to_date],
    lastDay === run.settlement.last_day ? run.title : titleOf(leaver, lastDay, context.language),
  ])
  const { from_date, to_date } = run
  await audit(tx, companyOf(context), actorOf(context), {
    ...{ action: 'update', entity: 'settlement', entityId: run.id },
    before: { ...run.settlement, from_date, to_date },
    after: { ...entered, last_day: lastDay },
  })
}

export const updateSettlement = handle(updateRoute, (context) =>
  inCompany(context, async (tx) => {
    const { version, ...entered } = context.body
    const run = await lockSettlement(tx, companyOf(context), context.params.id, 'edit')
    if (run.version !== version) throw new AppError('stale_version')
    await store(tx, context, run, entered)
    await calculate(tx, context, run.id, run.employeeId)
    return { data: await describeSettlement(tx, context, run.id) }
  }),
)

/** A last day that has moved out of the period takes the period of its month. */
function withLastDay(run: FinalRun, lastDay: string): Entered {
  const { settlement, from_date, to_date } = run
  return lastDay >= from_date && lastDay <= to_date
    ? { ...settlement, from_date, to_date }
    : { ...settlement, from_date: firstOfMonth(lastDay), to_date: lastOfMonth(lastDay) }
}

export const calculateSettlement = handle(calculateRoute, (context) =>
  inCompany(context, async (tx) => {
    const run = await lockSettlement(tx, companyOf(context), context.params.id, 'edit')
    const lastDay = lastDayOf(await readLeaver(tx, run.employeeId, context))
    if (lastDay !== run.settlement.last_day) await store(tx, context, run, withLastDay(run, lastDay))
    return { data: toCalculation(await calculate(tx, context, run.id, run.employeeId)) }
  }),
)

export const deleteSettlement = handle(deleteRoute, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const run = await lockSettlement(tx, companyId, context.params.id, 'delete')
    await removeRun(tx, companyId, run.id)
    await audit(tx, companyId, actorOf(context), {
      ...{ action: 'delete', entity: 'settlement', entityId: run.id },
      before: { employee_id: run.employeeId, ...run.settlement },
    })
    return { data: { deleted: true as const } }
  }),
)
