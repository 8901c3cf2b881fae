import { z } from 'zod'
import { defineNoticeKind } from '#features/notices/domain/notice-kind.ts'
import { formatDate } from '#kit/contract/days.ts'
import { IsoDate } from '#kit/contract/scalars.ts'

/** Days of leave are lost soon if nobody takes them. */
export const LEAVE_EXPIRES = defineNoticeKind({
  name: 'leave-expires',
  params: z.object({ leave_type: z.string(), days: z.number(), last_day: IsoDate }),
  label: { la: 'ວັນພັກທີ່ໃກ້ໝົດອາຍຸ', en: 'Leave that is lost soon' },
  text: {
    la: ({ leave_type, days, last_day }) =>
      `${leave_type}: ${days} ມື້ຈະໝົດອາຍຸ ຖ້າບໍ່ໃຊ້ພາຍໃນ ${formatDate(last_day)}`,
    en: ({ leave_type, days, last_day }) =>
      `${leave_type}: ${days} days are lost if they are not taken by ${formatDate(last_day)}`,
  },
  route: 'employee_leave.index',
  audience: 'employee',
  mail: null,
})
