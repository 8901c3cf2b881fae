/** Why days of leave cannot be entered as they are. */
export const ENTRY_FAULTS = {
  other_year: {
    la: 'ຕ້ອງເປັນວັນທີໃນປີນີ້ ຫຼື ປີໜ້າ',
    en: 'It must be a day of this year or the next one',
  },
  not_encashable: {
    la: 'ປະເພດການລາພັກນີ້ຈ່າຍເປັນເງິນບໍ່ໄດ້',
    en: 'Leave of this type cannot be paid with money',
  },
  ends_before_start: { la: 'ວັນສຸດທ້າຍຢູ່ກ່ອນວັນເລີ່ມ', en: 'The last day is before the first' },
}

/** Days that cannot be paid: an employee has less left, or several have. */
export const TOO_FEW_LEFT = {
  one: {
    la: (left: string) => `ຍັງເຫຼືອພຽງ ${left} ມື້`,
    en: (left: string) => `Only ${left} days are left`,
  },
  many: {
    la: (count: string) => `ພະນັກງານ ${count} ຄົນມີວັນພັກບໍ່ພໍ`,
    en: (count: string) => `${count} of the employees have fewer days left`,
  },
}
