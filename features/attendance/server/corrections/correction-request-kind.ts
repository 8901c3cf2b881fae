import { z } from 'zod'
import { type Decided, defineRequestKind, factsSql, Subject } from '#features/requests/server/index.ts'
import { markDaysAround } from '#features/schedules/server/index.ts'
import { clockAt } from '#kit/server/laos-time.ts'
import { CORRECTION_DAYS } from './correction-days.ts'
import { refuseFaultyCorrection } from './own/check-own-correction.ts'

const { first, last } = CORRECTION_DAYS
const FACTS = factsSql({
  ...{ first_day: first, last_day: last, from_time: `to_char(${clockAt('r.at')}, 'HH24:MI')` },
})

const READ = `
  select r.id as subject_id, r.employee_id, ${FACTS} as facts, ${first} as first_day, ${last} as last_day
  from scan_correction r where r.company_id = $1 and r.id = any($2) order by r.id`

const SET_STATUS = `
  update scan_correction set status = $3, version = version + 1 where company_id = $1 and id = any($2)`

const DetailRow = z.object({ detail: z.string() })
const DETAIL = 'select reason as detail from scan_correction where company_id = $1 and id = $2'

const daysOf = ({ employeeId, firstDay, lastDay }: Decided) =>
  firstDay && lastDay ? [{ employeeId, firstDay, lastDay }] : []

/** Corrections of scans as requests: HR enters them, and employees ask for forgotten scans. */
export const CORRECTION_REQUEST = defineRequestKind({
  kind: 'scan_correction',
  title: { la: 'ປ້ຳໂມງແທນ', en: 'Clock correction' },
  entity: 'scan_correction',
  view: ['view-clock-in-out-correction'],
  decide: 'correct-scan',
  steps: () => [
    { role: 'linemanager', may_be_skipped: true },
    { role: 'hr', may_be_skipped: false },
  ],
  read: (tx, ids) => tx.query(Subject, READ, [tx.companyId, ids]),
  canBeEdited: true,
  beforeSubmit: refuseFaultyCorrection,
  readDetail: async (tx, id) => (await tx.one(DetailRow, DETAIL, [tx.companyId, id])).detail,
  setStatus: (tx, ids, status) => tx.execute(SET_STATUS, [tx.companyId, ids, status]),
  onFinal: (tx, decided) => markDaysAround(tx, decided.flatMap(daysOf)),
  onCancelled: (tx, decided) => markDaysAround(tx, decided.flatMap(daysOf)),
  canCancel: () => 'no',
})
