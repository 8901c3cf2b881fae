import { defineRequestKind, recordHooks } from '#features/requests/server/index.ts'
import { MARKS_DAYS } from '#features/schedules/server/index.ts'
import { refuseFaultyOutsideWork } from './judge-outside-work.ts'

/** Work at another place, for which employees ask: on its days scans outside the zones count, or none are needed. */
export const OUTSIDE_WORK = defineRequestKind({
  kind: 'outside_work',
  title: { la: 'ອອກເຮັດວຽກນອກ', en: 'Work outside' },
  ...recordHooks({
    table: 'outside_work',
    detail: 'reason',
    facts: { title: 'r.place', first_day: 'r.first_day', last_day: 'r.last_day' },
  }),
  view: ['view-scan-in-out-outside'],
  decide: 'correct-scan',
  steps: () => [
    { role: 'linemanager', may_be_skipped: true },
    { role: 'hr', may_be_skipped: false },
  ],
  canBeEdited: true,
  beforeSubmit: refuseFaultyOutsideWork,
  ...MARKS_DAYS,
  canCancel: ({ firstDay }, today) => (firstDay !== null && firstDay > today ? 'free' : 'no'),
})
