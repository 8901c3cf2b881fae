import { IconBeach } from '@tabler/icons-react'
import type { RequestKindParts } from '#features/requests/web/index.ts'
import { lazyPart } from '#kit/web/load-file.ts'
import { href } from '#kit/web/navigation.ts'

/** What the screens of requests need of leave. */
export const leaveRequests: RequestKindParts = {
  title: { la: 'ການລາພັກ', en: 'Leave' },
  icon: IconBeach,
  Details: lazyPart(() => import('./own/LeaveDetails.tsx')),
  Context: lazyPart(() => import('./own/LeaveContext.tsx')),
  conditions: ['min_days'],
  editPage: (leave_id) => href('employee_leave.edit', { leave_id }),
  ask: {
    title: { la: 'ຂໍລາພັກ', en: 'Request leave' },
    text: { la: 'ໝົດມື້ ຫຼື ເຄິ່ງມື້', en: 'Whole or half days' },
    page: () => href('employee_leave.add'),
    pageAgain: (again) => href('employee_leave.add', {}, { again }),
  },
}
