import { IconClockPlus } from '@tabler/icons-react'
import type { RequestKindParts } from '#features/requests/web/index.ts'
import { lazyPart } from '#kit/web/load-file.ts'
import { href } from '#kit/web/navigation.ts'

/** The page on which an employee asks for overtime, filled in by a later feature. */
export const OvertimeRequestPage = lazyPart(() => import('./own/OvertimeRequestPage.tsx'))

/** What the screens of requests need of overtime. */
export const overtimeRequests: RequestKindParts = {
  title: { la: 'ເພີ່ມໂມງ', en: 'Overtime' },
  icon: IconClockPlus,
  Context: lazyPart(() => import('./own/OvertimeContext.tsx')),
  conditions: ['min_minutes'],
  approvesLess: true,
  editPage: (employee_ot_request_id) => href('employee_ot_request.edit', { employee_ot_request_id }),
  ask: {
    title: { la: 'ຂໍເພີ່ມໂມງ', en: 'Request overtime' },
    text: { la: 'ກ່ອນ ຫຼື ຫຼັງເຮັດວຽກ', en: 'Before or after the work' },
    page: () => href('employee_ot_request.create'),
    pageAgain: (again) => href('employee_ot_request.create', {}, { again }),
  },
}
