import {
  type Asking,
  joinLastDecision,
  joinRequest,
  lockedRunWarnings,
  OWN_REQUEST_COLUMNS,
  type OwnRecords,
  ownRecordEndpoints,
  previewSteps,
  type RequestEngine,
  readOwnRecord,
} from '#features/requests/server/index.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { selected } from '#kit/server/list/list-sql.ts'
import {
  changeOutsideWork,
  type OutsideWorkInput,
  OwnOutsideWork,
  previewOutsideWork,
  requestOutsideWork,
  showOutsideWork,
} from '../../contract/outside-work.ts'
import { checkOutsideWork, judgeOutsideWork } from './judge-outside-work.ts'
import { OUTSIDE_WORK } from './outside-work-kind.ts'

const StoredRow = OwnOutsideWork.omit({ can: true })
const stored = (language: Language) => `
  select r.id, q.id as request_id, r.first_day, r.last_day, r.place, r.needs_scan, r.reason,
    ${selected(OWN_REQUEST_COLUMNS, { language })}
  from outside_work r
  ${joinRequest('outside_work')}
  ${joinLastDecision('outside_work')}
  where r.company_id = $1 and r.employee_id = $2 and r.id = $3`

/** Judges what is asked for; the values to store, and how many runs are locked. */
async function judge(
  { tx, context: { language }, employeeId, engine }: Asking,
  { first_day, last_day, place, needs_scan, reason }: OutsideWorkInput,
  id: number,
) {
  await checkOutsideWork(tx, { id, employee_id: employeeId, first_day, last_day }, language)
  const { length: warnings } = await lockedRunWarnings(tx, engine.readLockedRuns, [
    { firstDay: first_day, lastDay: last_day },
  ])
  return { values: [first_day, last_day, place, needs_scan, reason], warnings }
}

const OWN_OUTSIDE_WORK: OwnRecords<OutsideWorkInput, OwnOutsideWork> = {
  kind: OUTSIDE_WORK,
  judge,
  insert: `
    insert into outside_work (company_id, employee_id, first_day, last_day, place, needs_scan, reason, status)
    values ($1, $2, $3, $4, $5, $6, $7, 'draft') returning id`,
  update: `
    update outside_work set first_day = $3, last_day = $4, place = $5, needs_scan = $6, reason = $7, version = version + 1
    where company_id = $1 and id = $2`,
  read: (asking, id) => readOwnRecord(asking, StoredRow, stored(asking.context.language), id),
  logged: ['first_day', 'last_day', 'place', 'needs_scan', 'reason', 'status'],
}

const preview = (engine: RequestEngine): Endpoint =>
  handle(previewOutsideWork, (context) =>
    inCompany(context, async (tx) => {
      const { first_day, last_day, edited_id: id = 0 } = context.body
      const employee_id = employeeOf(context)
      const { shiftDays, refusals } = await judgeOutsideWork(
        tx,
        { id, employee_id, first_day, last_day },
        context.language,
      )
      const planned = { kind: 'outside_work', employee_id, facts: { days: shiftDays.length, minutes: null } }
      const days = last_day < first_day ? [] : [{ firstDay: first_day, lastDay: last_day }]
      return {
        data: {
          shift_days: shiftDays,
          refusals,
          locked_runs: await lockedRunWarnings(tx, engine.readLockedRuns, days),
          steps: await previewSteps(tx, engine, planned, context.language),
        },
      }
    }),
  )

/** The calls of the signed-in employee about work at another place. */
export const ownOutsideWorkEndpoints = (engine: RequestEngine): Endpoint[] => [
  preview(engine),
  ...ownRecordEndpoints(
    engine,
    { show: showOutsideWork, request: requestOutsideWork, change: changeOutsideWork },
    OWN_OUTSIDE_WORK,
  ),
]
