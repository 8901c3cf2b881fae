import { IconClockMinus } from '@tabler/icons-react'
import type { RequestKindParts } from '#features/requests/web/index.ts'
import { lazyPart } from '#kit/web/load-file.ts'
import { href } from '#kit/web/navigation.ts'

/** What the screens of requests need of overtime that is used as time off. */
export const overtimeUseRequests: RequestKindParts = {
  title: { la: 'ນຳໃຊ້ໂມງເພີ່ມ', en: 'Overtime use' },
  icon: IconClockMinus,
  Context: lazyPart(() => import('./own/UseContext.tsx')),
  conditions: ['min_minutes'],
  editPage: (employee_ot_use_id) => href('employee_use_ot.edit', { employee_ot_use_id }),
  ask: {
    title: { la: 'ນຳໃຊ້ໂມງເພີ່ມ', en: 'Use overtime' },
    text: { la: 'ພັກແທນໂມງເພີ່ມທີ່ເຮັດແລ້ວ', en: 'Take time off for overtime' },
    page: () => href('employee_use_ot.add'),
    pageAgain: (again) => href('employee_use_ot.add', {}, { again }),
  },
}
