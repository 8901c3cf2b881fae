import {
  type Asking,
  lockedRunWarnings,
  type OwnRecords,
  ownReader,
  ownRecordEndpoints,
  ownStatements,
  previewSteps,
  type RequestEngine,
} from '#features/requests/server/index.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
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
const COLUMNS = ['first_day', 'last_day', 'place', 'needs_scan', 'reason'] as const

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
  ...ownStatements('outside_work', COLUMNS),
  read: ownReader(OUTSIDE_WORK, StoredRow, {
    columns: Object.fromEntries(COLUMNS.map((column) => [column, `r.${column}`])),
  }),
  logged: [...COLUMNS, 'status'],
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
