import { z } from 'zod'
import { OVERTIME_USES, setStatusOfUses } from '#features/leave/server/index.ts'
import { defineRequestKind, factsSql, Subject } from '#features/requests/server/index.ts'
import { MARKS_DAYS } from '#features/schedules/server/index.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { refuseFaultyUse } from './own/check-own-use.ts'
import { USE_MINUTES } from './use-columns.ts'
import { contextOfUse } from './use-context.ts'

const FACTS = factsSql({
  ...{ first_day: 'r.use_date', last_day: 'r.use_date', minutes: USE_MINUTES },
  ...{ from_time: clock('r.from_time'), to_time: clock('r.to_time') },
})

const READ = `
  select r.id as subject_id, r.employee_id, r.use_date as first_day, r.use_date as last_day, ${FACTS} as facts
  from ${OVERTIME_USES} r where r.company_id = $1 and r.id = any($2) and r.is_overtime_use order by r.id`

const DetailRow = z.object({ detail: z.string() })
const DETAIL = `select r.remark as detail from ${OVERTIME_USES} r where r.company_id = $1 and r.id = $2 and r.is_overtime_use`

/** Overtime used as time off, as requests: the same steps as overtime. */
export const OVERTIME_USE = defineRequestKind({
  kind: 'overtime_use',
  title: { la: 'ນຳໃຊ້ໂມງເພີ່ມ', en: 'Overtime use' },
  entity: 'overtime_use',
  view: ['view-using-ot'],
  decide: 'approve-overtime',
  canBeEdited: true,
  steps: ({ hr_approves_overtime }) => [
    { role: 'linemanager', may_be_skipped: true },
    ...(hr_approves_overtime ? [{ role: 'hr' as const, may_be_skipped: false }] : []),
  ],
  beforeSubmit: refuseFaultyUse,
  read: (tx, ids) => tx.query(Subject, READ, [tx.companyId, ids]),
  readDetail: async (tx, id) => (await tx.one(DetailRow, DETAIL, [tx.companyId, id])).detail,
  setStatus: setStatusOfUses,
  ...MARKS_DAYS,
  canCancel: ({ firstDay }, today) => (firstDay !== null && firstDay > today ? 'free' : 'ask'),
  context: contextOfUse,
})
