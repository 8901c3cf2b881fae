import { defineOwnKind } from '#features/requests/server/index.ts'
import { MARKS_DAYS } from '#features/schedules/server/index.ts'
import outsideWork from '../../contract/outside-work.request.ts'
import { judgeOutsideWork } from './judge-outside-work.ts'

/** Work at another place, for which employees ask: on its days scans outside the zones count, or none are needed. */
export default defineOwnKind(outsideWork, {
  facts: { title: 'r.place', first_day: 'r.first_day', last_day: 'r.last_day' },
  detail: 'reason',
  judge: judgeOutsideWork,
  decide: 'correct-scan',
  steps: () => [
    { role: 'linemanager', may_be_skipped: true },
    { role: 'hr', may_be_skipped: false },
  ],
  ...MARKS_DAYS,
  canCancel: ({ firstDay }, today) => (firstDay !== null && firstDay > today ? 'free' : 'no'),
})
