import {
  type Asking,
  lockedRunWarnings,
  type OwnRecords,
  ownReader,
  ownRecordEndpoints,
  ownStatements,
  type RequestEngine,
} from '#features/requests/server/index.ts'
import type { Endpoint } from '#kit/server/handler.ts'
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

const StoredRow = OwnCorrection.omit({ can: true })
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
  ...ownStatements('scan_correction', ['work_date', 'clock_kind', 'at', 'reason'], { kind: `'forgot'` }),
  read: ownReader(CORRECTION_REQUEST, StoredRow, {
    columns: {
      ...{ work_date: 'r.work_date', clock_kind: 'r.clock_kind', reason: 'r.reason' },
      time: `to_char(${clockAt('r.at')}, 'HH24:MI')`,
    },
    where: `r.kind = 'forgot' and r.at is not null`,
  }),
  logged: ['work_date', 'clock_kind', 'time', 'reason', 'status'],
}

/** An employee asks for a forgotten scan, and changes the request while nobody has decided. */
export const requestOwn = (engine: RequestEngine): Endpoint[] =>
  ownRecordEndpoints(
    engine,
    { show: showOwnCorrection, request: requestOwnCorrection, change: changeOwnCorrection },
    OWN_CORRECTIONS,
  )
