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

/** A leave is over, and the certificate that its type asks for is missing. Without the kind of leave. */
export const LEAVE_FILE_MISSING = defineNoticeKind({
  name: 'leave-file-missing',
  params: z.object({ first_day: IsoDate, last_day: IsoDate }),
  label: { la: 'ການລາພັກທີ່ຍັງຂາດໃບຢັ້ງຢືນ', en: 'Leave without its certificate' },
  text: {
    la: ({ first_day, last_day }) =>
      `ກະລຸນາແນບໃບຢັ້ງຢືນຂອງການລາພັກ ${formatDate(first_day)} – ${formatDate(last_day)}`,
    en: ({ first_day, last_day }) =>
      `Please add the certificate of your leave ${formatDate(first_day)} – ${formatDate(last_day)}`,
  },
  route: 'employee_leave.index',
  audience: 'employee',
  mail: null,
})
