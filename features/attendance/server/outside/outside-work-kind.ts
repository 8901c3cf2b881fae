import { z } from 'zod'
import { type Decided, defineRequestKind, factsSql, Subject } from '#features/requests/server/index.ts'
import { markDaysAround } from '#features/schedules/server/index.ts'
import { refuseFaultyOutsideWork } from './judge-outside-work.ts'

const FACTS = factsSql({ title: 'r.place', first_day: 'r.first_day', last_day: 'r.last_day' })

const READ = `
  select r.id as subject_id, r.employee_id, ${FACTS} as facts, r.first_day, r.last_day
  from outside_work r where r.company_id = $1 and r.id = any($2) order by r.id`

const SET_STATUS =
  'update outside_work set status = $3, version = version + 1 where company_id = $1 and id = any($2)'

const DetailRow = z.object({ detail: z.string() })
const DETAIL = 'select reason as detail from outside_work where company_id = $1 and id = $2'

const daysOf = ({ employeeId, firstDay, lastDay }: Decided) =>
  firstDay && lastDay ? [{ employeeId, firstDay, lastDay }] : []

/** Work at another place, for which employees ask: on its days scans outside the zones count, or none are needed. */
export const OUTSIDE_WORK = defineRequestKind({
  kind: 'outside_work',
  title: { la: 'ອອກເຮັດວຽກນອກ', en: 'Work outside' },
  entity: 'outside_work',
  view: ['view-scan-in-out-outside'],
  decide: 'correct-scan',
  steps: () => [
    { role: 'linemanager', may_be_skipped: true },
    { role: 'hr', may_be_skipped: false },
  ],
  read: (tx, ids) => tx.query(Subject, READ, [tx.companyId, ids]),
  canBeEdited: true,
  beforeSubmit: refuseFaultyOutsideWork,
  readDetail: async (tx, id) => (await tx.one(DetailRow, DETAIL, [tx.companyId, id])).detail,
  setStatus: (tx, ids, status) => tx.execute(SET_STATUS, [tx.companyId, ids, status]),
  onFinal: (tx, decided) => markDaysAround(tx, decided.flatMap(daysOf)),
  onCancelled: (tx, decided) => markDaysAround(tx, decided.flatMap(daysOf)),
  canCancel: ({ firstDay }, today) => (firstDay !== null && firstDay > today ? 'free' : 'no'),
})
