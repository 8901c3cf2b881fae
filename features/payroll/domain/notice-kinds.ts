import { z } from 'zod'
import { defineNoticeKind } from '#features/notices/domain/notice-kind.ts'
import { IsoMonth } from '#kit/contract/scalars.ts'

const written = (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`

/** An employee can read a payslip. It contains the month and no amounts. */
export const PAYSLIP_READY = defineNoticeKind({
  name: 'payslip-ready',
  params: z.object({ month: IsoMonth }),
  label: { la: 'ໃບແຈ້ງເງິນເດືອນ', en: 'Payslips' },
  text: {
    la: ({ month }) => `ໃບແຈ້ງເງິນເດືອນຂອງທ່ານ ເດືອນ ${written(month)} ພ້ອມແລ້ວ.`,
    en: ({ month }) => `Your payslip of ${written(month)} is ready.`,
  },
  route: 'employee_payslip.show',
  audience: 'employee',
  mail: null,
})
