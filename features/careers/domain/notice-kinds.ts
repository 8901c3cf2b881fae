import { z } from 'zod'
import { defineNoticeKind } from '#features/notices/domain/notice-kind.ts'
import { formatDate } from '#kit/contract/days.ts'
import { IsoDate } from '#kit/contract/scalars.ts'

/** HR has approved another bank account. Without the account. */
export const ACCOUNT_CHANGED = defineNoticeKind({
  name: 'bank-account-changed',
  params: z.object({ changed_on: IsoDate }),
  label: { la: 'ບັນຊີທະນາຄານທີ່ປ່ຽນແລ້ວ', en: 'Changed bank account' },
  text: {
    la: ({ changed_on }) =>
      `ບັນຊີທະນາຄານສຳລັບຮັບເງິນເດືອນຂອງທ່ານຖືກປ່ຽນໃນວັນທີ ${formatDate(changed_on)}. ຖ້າທ່ານບໍ່ໄດ້ຂໍ, ກະລຸນາແຈ້ງຝ່າຍບຸກຄະລາກອນທັນທີ.`,
    en: ({ changed_on }) =>
      `The bank account for your salary was changed on ${formatDate(changed_on)}. If you did not ask for this, tell the HR department at once.`,
  },
  route: 'requests.mine',
  audience: 'employee',
  mail: null,
})
