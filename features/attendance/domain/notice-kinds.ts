import { z } from 'zod'
import { defineNoticeKind } from '#features/notices/domain/notice-kind.ts'
import { formatDate } from '#kit/contract/days.ts'
import { ClockTime, IsoDate } from '#kit/contract/scalars.ts'

/** An employee has stayed longer than the shift, or worked on a rest day, and has not asked for overtime. */
export const STAYED_LONGER = defineNoticeKind({
  name: 'stayed-longer',
  params: z.object({ work_date: IsoDate, from_time: ClockTime, to_time: ClockTime }),
  label: { la: 'ຢູ່ເຮັດວຽກຕໍ່ ຍັງບໍ່ໄດ້ຂໍເພີ່ມໂມງ', en: 'Overtime that was not asked for' },
  text: {
    la: ({ work_date, from_time, to_time }) =>
      `ວັນທີ ${formatDate(work_date)} ທ່ານຢູ່ເຮັດວຽກຕໍ່ ${from_time}–${to_time}. ຂໍເພີ່ມໂມງບໍ?`,
    en: ({ work_date, from_time, to_time }) =>
      `You stayed longer on ${formatDate(work_date)}: ${from_time}–${to_time}. Ask for overtime?`,
  },
  route: 'employee_ot_request.stayed',
  audience: 'employee',
  mail: null,
})
