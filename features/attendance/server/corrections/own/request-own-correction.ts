import { z } from 'zod'
import {
  type Asking,
  joinLastDecision,
  lockedRunWarnings,
  type OwnRecords,
  ownRecordEndpoints,
  REQUESTS,
  type RequestEngine,
  readActions,
  waitsForColumn,
} from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
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
  { tx, context: { language }, employeeId, engine }: Asking,
  { work_date, clock_kind, time, reason }: OwnCorrectionInput,
  id: number,
) {
  const asked = { employee_id: employeeId, work_date, clock_kind, time, id }
  const { at } = await checkOwnCorrection(tx, asked, language)
  const day = { firstDay: work_date, lastDay: work_date }
  const { length: warnings } = await lockedRunWarnings(tx, engine.readLockedRuns, [day])
  return { values: [work_date, clock_kind, at, reason], warnings }
}

const OWN_CORRECTIONS: OwnRecords<OwnCorrectionInput, OwnCorrection> = {
  kind: CORRECTION_REQUEST,
  judge,
  insert: `
    insert into scan_correction (company_id, employee_id, kind, work_date, clock_kind, at, reason, status)
    values ($1, $2, 'forgot', $3, $4, $5, $6, 'draft') returning id`,
  update: `
    update scan_correction set work_date = $3, clock_kind = $4, at = $5, reason = $6, version = version + 1
    where company_id = $1 and id = $2`,
  read: ({ tx, context, engine }, id) => readOwn(tx, context, engine, id),
  logged: ['work_date', 'clock_kind', 'time', 'reason', 'status'],
}

/** An employee asks for a forgotten scan, and changes the request while nobody has decided. */
export const requestOwn = (engine: RequestEngine): Endpoint[] => [
  handle(showOwnCorrection, (context) =>
    inCompany(context, async (tx) => ({
      data: await readOwn(tx, context as unknown as Context, engine, context.params.correction_id),
    })),
  ),
  ...ownRecordEndpoints(
    engine,
    { request: requestOwnCorrection, change: changeOwnCorrection },
    OWN_CORRECTIONS,
  ),
]
