import { defineRequestKind, recordHooks } from '#features/requests/server/index.ts'
import { MARKS_DAYS } from '#features/schedules/server/index.ts'
import { clockAt } from '#kit/server/laos-time.ts'
import { CORRECTION_DAYS } from './correction-days.ts'
import { refuseFaultyCorrection } from './own/check-own-correction.ts'

const { first, last } = CORRECTION_DAYS

/** Corrections of scans as requests: HR enters them, and employees ask for forgotten scans. */
export const CORRECTION_REQUEST = defineRequestKind({
  kind: 'scan_correction',
  title: { la: 'ປ້ຳໂມງແທນ', en: 'Clock correction' },
  ...recordHooks({
    table: 'scan_correction',
    detail: 'reason',
    facts: { first_day: first, last_day: last, from_time: `to_char(${clockAt('r.at')}, 'HH24:MI')` },
  }),
  view: ['view-clock-in-out-correction'],
  decide: 'correct-scan',
  steps: () => [
    { role: 'linemanager', may_be_skipped: true },
    { role: 'hr', may_be_skipped: false },
  ],
  canBeEdited: true,
  beforeSubmit: refuseFaultyCorrection,
  ...MARKS_DAYS,
  canCancel: () => 'no',
})
