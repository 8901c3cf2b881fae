import { IconClockEdit } from '@tabler/icons-react'
import type { RequestKindParts } from '#features/requests/web/index.ts'
import { lazyPart } from '#kit/web/load-file.ts'
import { href } from '#kit/web/navigation.ts'

/** What came of approved overtime, for the details of its request. */
export const OvertimeOutcome = lazyPart(() => import('./overtime/OvertimeOutcome.tsx'))

export { useBecause } from './overtime/use-because.ts'

/** The days on which an employee stayed longer, for the sheet that asks. */
export const StayedOffers = lazyPart(() => import('./overtime/StayedOffers.tsx'))

/** What the screens of requests need of corrections of scans. */
export const correctionRequests: RequestKindParts = {
  title: { la: 'ປ້ຳໂມງແທນ', en: 'Clock correction' },
  icon: IconClockEdit,
  editPage: (correction_id) => href('correction.edit', { correction_id }),
  ask: {
    title: { la: 'ແຈ້ງລືມປ້ຳໂມງ', en: 'Report a forgotten scan' },
    text: { la: 'ລືມປ້ຳໂມງເຂົ້າ ຫຼື ອອກ', en: 'You forgot to clock in or out' },
    page: () => href('correction.add'),
  },
}
