import { lockedRunWarnings, previewSteps, type RequestEngine } from '#features/requests/server/index.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { previewOwnOvertime } from '../../contract.ts'
import { spanMinutes } from '../../domain/overtime-span.ts'
import { readDayOf } from '../day-of-span.ts'
import { overtimeSums } from '../overtime-context.ts'
import { judgeOvertime } from './check-own-overtime.ts'
import { ownOvertimeLists } from './list-own-overtime.ts'
import { requestOwn } from './request-own-overtime.ts'

/** What own overtime would be, before it is sent. */
const preview = (engine: RequestEngine): Endpoint =>
  handle(previewOwnOvertime, (context) =>
    inCompany(context, async (tx) => {
      const { edited_id: editedId = 0, remark: _, ...input } = context.body
      const span = { ...input, employee_id: employeeOf(context) }
      const { refusals, warnings } = await judgeOvertime(tx, span, editedId, context.language)
      const { day_kind, minutes_in_shift } = await readDayOf(tx, span)
      const { week_minutes: _week, ...sums } = await overtimeSums(tx, span, editedId)
      const minutes = spanMinutes(span.from_time, span.to_time)
      const planned = { kind: 'overtime', employee_id: span.employee_id, facts: { days: null, minutes } }
      const day = { firstDay: span.work_date, lastDay: span.work_date }
      return {
        data: {
          ...{ minutes, minutes_in_shift, ...sums, day_kind, refusals },
          warnings: [...warnings, ...(await lockedRunWarnings(tx, engine.readLockedRuns, [day]))],
          steps: await previewSteps(tx, engine, planned, context.language),
        },
      }
    }),
  )

/** The calls of the signed-in employee about the own overtime. */
export const ownOvertimeEndpoints = (engine: RequestEngine): Endpoint[] => [
  ...ownOvertimeLists(engine),
  preview(engine),
  ...requestOwn(engine),
]
