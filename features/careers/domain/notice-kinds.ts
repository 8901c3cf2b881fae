import { z } from 'zod'
import { defineNoticeKind } from '#features/notices/domain/notice-kind.ts'

/** HR has approved another bank account. Without the account. */
export const ACCOUNT_CHANGED = defineNoticeKind({
  name: 'bank-account-changed',
  params: z.object({}),
  label: { la: 'ບັນຊີທະນາຄານທີ່ປ່ຽນແລ້ວ', en: 'Changed bank account' },
  text: {
    la: () => 'ບັນຊີທະນາຄານສຳລັບຮັບເງິນເດືອນຂອງທ່ານປ່ຽນແລ້ວ. ຖ້າທ່ານບໍ່ໄດ້ຂໍ, ກະລຸນາແຈ້ງຝ່າຍບຸກຄະລາກອນທັນທີ.',
    en: () =>
      'The bank account for your salary was changed. If you did not ask for this, tell the HR department at once.',
  },
  route: 'requests.mine',
  audience: 'employee',
  mail: null,
})
