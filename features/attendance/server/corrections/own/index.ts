import { lockedRunWarnings, previewSteps, type RequestEngine } from '#features/requests/server/index.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { previewOwnCorrection } from '../../../contract/own-correction.ts'
import { judgeOwnCorrection, MONTH_LIMIT } from './judge-own-correction.ts'
import { requestOwn } from './request-own-correction.ts'

const preview = (engine: RequestEngine): Endpoint =>
  handle(previewOwnCorrection, (context) =>
    inCompany(context, async (tx) => {
      const { work_date, clock_kind, time, edited_id: id = 0 } = context.body
      const employee_id = employeeOf(context)
      const asked = { employee_id, work_date, clock_kind, time, id }
      const { shift, monthCount, refusals } = await judgeOwnCorrection(tx, asked, context.language)
      const planned = { kind: 'scan_correction', employee_id, facts: { days: null, minutes: null } }
      const day = { firstDay: work_date, lastDay: work_date }
      return {
        data: {
          ...{ shift, month_count: monthCount, month_limit: MONTH_LIMIT, refusals },
          locked_runs: await lockedRunWarnings(tx, engine.readLockedRuns, [day]),
          steps: await previewSteps(tx, engine, planned, context.language),
        },
      }
    }),
  )

/** The calls of the signed-in employee about own forgotten scans. */
export const ownCorrectionEndpoints = (engine: RequestEngine): Endpoint[] => [
  preview(engine),
  ...requestOwn(engine),
]
