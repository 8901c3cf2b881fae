import { defineRequestKind, recordHooks } from '#features/requests/server/index.ts'
import { MARKS_DAYS } from '#features/schedules/server/index.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { approveLessOvertime } from './approve-less-overtime.ts'
import { ASKED_TIMES } from './list-overtime.ts'
import { needsReason } from './needs-reason.ts'
import { overtimeContext } from './overtime-context.ts'
import { refuseFaultyOvertime } from './own/check-own-overtime.ts'
import { FROM_TIME, SPAN_MINUTES, TO_TIME } from './span-sql.ts'

/** Overtime as requests: the line manager decides, and HR if the company wants it. */
export const OVERTIME_REQUEST = defineRequestKind({
  kind: 'overtime',
  title: { la: 'ເພີ່ມໂມງ', en: 'Overtime' },
  ...recordHooks({
    table: 'overtime_request',
    detail: 'remark',
    facts: {
      ...{ first_day: 'r.work_date', last_day: 'r.work_date', minutes: SPAN_MINUTES },
      ...{ from_time: clock(FROM_TIME), to_time: clock(TO_TIME), ...ASKED_TIMES },
    },
    // A returned request is asked for as a whole again.
    alsoSet: `, approved_from = case when $3 <> 'draft' then approved_from end, approved_to = case when $3 <> 'draft' then approved_to end`,
  }),
  view: ['view-request-ot', 'view-overtime'],
  decide: 'approve-overtime',
  canBeEdited: true,
  steps: ({ hr_approves_overtime }) => [
    { role: 'linemanager', may_be_skipped: true },
    ...(hr_approves_overtime ? [{ role: 'hr' as const, may_be_skipped: false }] : []),
  ],
  beforeSubmit: refuseFaultyOvertime,
  approveLess: approveLessOvertime,
  needsReason,
  ...MARKS_DAYS,
  canCancel: ({ firstDay }, today) => (firstDay !== null && firstDay > today ? 'free' : 'ask'),
  context: overtimeContext,
})
