import { z } from 'zod'
import { defineNoticeKind } from '#features/notices/domain/notice-kind.ts'
import { formatDate } from '#kit/contract/days.ts'
import { IsoDate } from '#kit/contract/scalars.ts'

/** Days of an employee's roster were published; for several days, the first and the last one. */
export const ROSTER_PUBLISHED = defineNoticeKind({
  name: 'roster-published',
  params: z.object({ days: z.int().min(1), first: IsoDate, last: IsoDate }),
  label: { la: 'ຕາຕະລາງວຽກ', en: 'Roster' },
  text: {
    la: ({ days, first, last }) =>
      days === 1
        ? `ຕາຕະລາງວຽກຂອງທ່ານວັນທີ ${formatDate(first)} ມີການປ່ຽນແປງ.`
        : `ຕາຕະລາງວຽກຂອງທ່ານມີການປ່ຽນແປງ ${days} ມື້, ວັນທີ ${formatDate(first)} – ${formatDate(last)}.`,
    en: ({ days, first, last }) =>
      days === 1
        ? `Your roster for ${formatDate(first)} has changed.`
        : `${days} days of your roster have changed: ${formatDate(first)} – ${formatDate(last)}.`,
  },
  route: 'employee_roster.index',
  audience: 'employee',
  mail: null,
})
