import { z } from 'zod'
import {
  addRequest,
  changeFacts,
  joinLastDecision,
  lockedRunWarnings,
  REQUESTS,
  type RequestEngine,
  readActions,
  requireAction,
  waitsForColumn,
} from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { clockAt } from '#kit/server/laos-time.ts'
import {
  changeOwnCorrection,
  OwnCorrection,
  type OwnCorrectionInput,
  requestOwnCorrection,
  showOwnCorrection,
} from '../../../contract/own-correction.ts'
import { CORRECTION_REQUEST } from '../correction-request-kind.ts'
import { checkOwnCorrection } from './check-own-correction.ts'

const ADD = `
  insert into scan_correction (company_id, employee_id, kind, work_date, clock_kind, at, reason, status)
  values ($1, $2, 'forgot', $3, $4, $5, $6, 'draft') returning id`

const CHANGE = `
  update scan_correction set work_date = $4, clock_kind = $5, at = $6, reason = $7, version = version + 1
  where company_id = $1 and employee_id = $3 and id = $2`

const StoredRow = OwnCorrection.omit({ can: true }).extend({ request_id: z.int() })
const stored = (language: Context['language']) => `
  select r.id, q.id as request_id, r.work_date, r.clock_kind, to_char(${clockAt('r.at')}, 'HH24:MI') as time, r.reason, r.status,
    q.is_returned, case when q.is_returned then coalesce(last.reason, '') else '' end as decision_reason,
    ${waitsForColumn('q', language)} as waits_for, r.version
  from scan_correction r
  join ${REQUESTS} q on q.company_id = r.company_id and q.kind = 'scan_correction' and q.subject_id = r.id
  ${joinLastDecision('scan_correction')}
  where r.company_id = $1 and r.employee_id = $2 and r.id = $3 and r.kind = 'forgot' and r.at is not null`

/** A forgotten scan of the reader. Throws `not_found`, also for one of somebody else. */
async function readOwn(tx: Tx, context: Context, engine: RequestEngine, id: number): Promise<OwnCorrection> {
  const row = await tx.maybeOne(StoredRow, stored(context.language), [
    ...[tx.companyId, employeeOf(context), id],
  ])
  if (!row) throw new AppError('not_found')
  const actions = await readActions(tx, context, engine, [row.request_id])
  return { ...row, can: actions.get(row.request_id) ?? [] }
}

/** Judges what is asked for; the values to store, and how many runs are locked. */
async function judge(
  tx: Tx,
  context: Context,
  engine: RequestEngine,
  { work_date, clock_kind, time, reason }: OwnCorrectionInput,
  id = 0,
) {
  const asked = { employee_id: employeeOf(context), work_date, clock_kind, time, id }
  const { at } = await checkOwnCorrection(tx, asked, context.language)
  const day = { firstDay: work_date, lastDay: work_date }
  const { length: warnings } = await lockedRunWarnings(tx, engine.readLockedRuns, [day])
  return { values: [work_date, clock_kind, at, reason], warnings }
}

const loggedOf = ({ work_date, clock_kind, time, reason, status }: OwnCorrection) => ({
  ...{ work_date, clock_kind, time, reason, status },
})

async function request(tx: Tx, context: Context, engine: RequestEngine, input: OwnCorrectionInput) {
  const { values, warnings } = await judge(tx, context, engine, input)
  const employee_id = employeeOf(context)
  const { id } = await tx.one(IdRow, ADD, [tx.companyId, employee_id, ...values])
  const actor = actorOf(context)
  await addRequest(tx, engine, actor, {
    ...{ kind: CORRECTION_REQUEST, subjectId: id, warnings, isDraft: false },
  })
  const after = await readOwn(tx, context, engine, id)
  await audit(tx, tx.companyId, actor, {
    ...{ action: 'create', entity: 'scan_correction', entityId: id },
    after: { employee_id, ...loggedOf(after) },
  })
  return after
}

async function change(
  tx: Tx,
  context: Context,
  engine: RequestEngine,
  { id, version, input }: { id: number; version: number; input: OwnCorrectionInput },
): Promise<OwnCorrection> {
  const before = await readOwn(tx, context, engine, id)
  await requireAction(tx, context, engine, { id: before.request_id, action: 'edit' })
  if (before.version !== version) throw new AppError('stale_version')
  const { values, warnings } = await judge(tx, context, engine, input, id)
  await tx.execute(CHANGE, [tx.companyId, id, employeeOf(context), ...values])
  const actor = actorOf(context)
  await changeFacts(tx, engine, actor, {
    ...{ kind: CORRECTION_REQUEST, subjectId: id, warnings, isDraft: false },
  })
  const after = await readOwn(tx, context, engine, id)
  await audit(tx, tx.companyId, actor, {
    ...{ action: 'update', entity: 'scan_correction', entityId: id },
    ...{ before: loggedOf(before), after: loggedOf(after) },
  })
  return after
}

/** An employee asks for a forgotten scan, and changes the request while nobody has decided. */
export const requestOwn = (engine: RequestEngine): Endpoint[] => [
  handle(showOwnCorrection, (context) =>
    inCompany(context, async (tx) => ({
      data: await readOwn(tx, context as unknown as Context, engine, context.params.correction_id),
    })),
  ),
  handle(requestOwnCorrection, (context) =>
    inCompany(context, async (tx) => ({
      data: await request(tx, context as unknown as Context, engine, context.body),
    })),
  ),
  handle(changeOwnCorrection, (context) =>
    inCompany(context, async (tx) => {
      const { version, ...input } = context.body
      const changed = { id: context.params.correction_id, version, input }
      return { data: await change(tx, context as unknown as Context, engine, changed) }
    }),
  ),
]
