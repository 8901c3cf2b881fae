import { IconBan } from '@tabler/icons-react'
import { approvalRequests } from '#features/approvals/web/parts.ts'
import { correctionRequests, OvertimeOutcome, StayedOffers } from '#features/attendance/web/parts.ts'
import { profileRequests } from '#features/careers/web/parts.ts'
import { leaveRequests } from '#features/leave/web/parts.ts'
import { overtimeRequests } from '#features/overtime/web/parts.ts'
import { overtimeUseRequests } from '#features/overtime-use/web/parts.ts'
import { kindPartsOf, provideRequestKinds } from '#features/requests/web/index.ts'
import { ownRequests } from './own-requests.ts'

/** The kinds of requests in the order of the sheet that asks; a test compares them with those of the server. */
provideRequestKinds({
  leave: leaveRequests,
  overtime: {
    ...overtimeRequests,
    Outcome: OvertimeOutcome,
    ...(overtimeRequests.ask && { ask: { ...overtimeRequests.ask, Offers: StayedOffers } }),
  },
  overtime_use: overtimeUseRequests,
  scan_correction: correctionRequests,
  ...Object.fromEntries(ownRequests.map((parts) => [parts.request.kind, kindPartsOf(parts)])),
  profile_change: profileRequests,
  approval: approvalRequests,
  cancellation: { title: { la: 'ການຂໍຍົກເລີກ', en: 'Cancellation' }, icon: IconBan },
})
