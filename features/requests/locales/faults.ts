/** Why a deputy cannot be named. */
export const DELEGATION_FAULTS = {
  self: { la: 'ເລືອກຄົນອື່ນ ທີ່ບໍ່ແມ່ນຕົນເອງ', en: 'Choose somebody else' },
  hr_self: {
    la: 'HR ບໍ່ສາມາດກຳນົດໃຫ້ຕົນເອງຕັດສິນແທນຜູ້ອື່ນ',
    en: 'HR cannot make itself the deputy of somebody else',
  },
  ends_before_start: { la: 'ວັນສິ້ນສຸດຢູ່ກ່ອນວັນເລີ່ມ', en: 'The last day is before the first' },
  over: { la: 'ວັນນີ້ຜ່ານໄປແລ້ວ', en: 'This day is over' },
  too_long: { la: 'ໄດ້ບໍ່ເກີນ 366 ວັນ', en: 'At most 366 days' },
  no_account: { la: 'ຄົນນີ້ບໍ່ມີບັນຊີເຂົ້າສູ່ລະບົບ', en: 'This person has no account to sign in with' },
} as const
export type DelegationFault = keyof typeof DELEGATION_FAULTS

/** Why a route of approval cannot be saved. */
export const ROUTE_FAULTS = {
  unknown_kind: { la: 'ບໍ່ຮູ້ຈັກປະເພດຄຳຂໍນີ້', en: 'This kind of requests is not known' },
  nobody_named: { la: 'ເລືອກຜູ້ອະນຸມັດ', en: 'Choose who approves' },
  unknown_person: { la: 'ບໍ່ມີພະນັກງານນີ້', en: 'There is no such employee' },
  unknown_branch: { la: 'ບໍ່ມີສາຂານີ້', en: 'There is no such branch' },
  all_skipped: { la: 'ຕ້ອງມີຢ່າງໜ້ອຍໜຶ່ງຂັ້ນຕອນທີ່ຂ້າມບໍ່ໄດ້', en: 'At least one step must not be skippable' },
} as const
export type RouteFault = keyof typeof ROUTE_FAULTS
