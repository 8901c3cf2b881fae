import {
  type Asking,
  joinLastDecision,
  joinRequest,
  lockedRunWarnings,
  OWN_REQUEST_COLUMNS,
  type OwnRecords,
  ownRecordEndpoints,
  type RequestEngine,
  readOwnRecord,
} from '#features/requests/server/index.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { clockAt } from '#kit/server/laos-time.ts'
import { selected } from '#kit/server/list/list-sql.ts'
import {
  changeOwnCorrection,
  OwnCorrection,
  type OwnCorrectionInput,
  requestOwnCorrection,
  showOwnCorrection,
} from '../../../contract/own-correction.ts'
import { CORRECTION_REQUEST } from '../correction-request-kind.ts'
import { checkOwnCorrection } from './check-own-correction.ts'

const StoredRow = OwnCorrection.omit({ can: true })
const stored = (language: Language) => `
  select r.id, q.id as request_id, r.work_date, r.clock_kind, to_char(${clockAt('r.at')}, 'HH24:MI') as time, r.reason,
    ${selected(OWN_REQUEST_COLUMNS, { language })}
  from scan_correction r
  ${joinRequest('scan_correction')}
  ${joinLastDecision('scan_correction')}
  where r.company_id = $1 and r.employee_id = $2 and r.id = $3 and r.kind = 'forgot' and r.at is not null`

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
  read: (asking, id) => readOwnRecord(asking, StoredRow, stored(asking.context.language), id),
  logged: ['work_date', 'clock_kind', 'time', 'reason', 'status'],
}

/** An employee asks for a forgotten scan, and changes the request while nobody has decided. */
export const requestOwn = (engine: RequestEngine): Endpoint[] =>
  ownRecordEndpoints(
    engine,
    { show: showOwnCorrection, request: requestOwnCorrection, change: changeOwnCorrection },
    OWN_CORRECTIONS,
  )
