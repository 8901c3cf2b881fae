import { defineErrors } from '#kit/contract/error-register.ts'

/** The error codes of this feature. */
export const payItemErrors = defineErrors({
  pay_item_paid: {
    status: 409,
    la: 'ງວດທີ່ອະນຸມັດແລ້ວໄດ້ຈ່າຍລາຍການນີ້ແລ້ວ ແກ້ໄຂ ຫຼື ລຶບບໍ່ໄດ້ ໃຫ້ກຳນົດເດືອນສຸດທ້າຍແທນ',
    en: 'An approved run has paid a part of it, so this cannot be changed or deleted. Set a last month instead.',
  },
  month_locked: {
    status: 409,
    la: 'ງວດຂອງເດືອນນີ້ອະນຸມັດແລ້ວ ໃຫ້ປ້ອນໃນເດືອນຕໍ່ໄປ',
    en: 'The run of this month is approved. Enter it in the next month.',
  },
  cell_changed: {
    status: 409,
    la: 'ຜູ້ອື່ນໄດ້ປ່ຽນຈຳນວນເຫຼົ່ານີ້ແລ້ວ',
    en: 'Another user has changed these amounts',
  },
  pay_item_for_all: {
    status: 409,
    la: 'ລາຍການນີ້ໃຊ້ກັບພະນັກງານທຸກຄົນ',
    en: 'This item is for all employees',
  },
})

declare module '#kit/contract/errors.ts' {
  interface ErrorRegister extends Record<keyof typeof payItemErrors, true> {}
}
