import { IconFileCheck } from '@tabler/icons-react'
import type { RequestKindParts } from '#features/requests/web/index.ts'
import { lazyPart } from '#kit/web/load-file.ts'
import { href } from '#kit/web/navigation.ts'

/** What the screens of requests need of approval requests. */
export const approvalRequests: RequestKindParts = {
  title: { la: 'ການຂໍອະນຸມັດ', en: 'Approval request' },
  icon: IconFileCheck,
  Details: lazyPart(() => import('./ApprovalContent.tsx')),
  editPage: (id) => href('employee_e_approve.update', { id }),
  ask: {
    title: { la: 'ຂໍອະນຸມັດ', en: 'Request an approval' },
    text: { la: 'ຈາກຜູ້ທີ່ທ່ານເລືອກ ພ້ອມໄຟລ໌', en: 'From colleagues you choose, with files' },
    page: () => href('employee_e_approve.add'),
    pageAgain: (again) => href('employee_e_approve.add', {}, { again }),
  },
}
