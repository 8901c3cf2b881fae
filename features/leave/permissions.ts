import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  'view-employee-holiday': {
    side: 'company',
    area: 'people',
    la: 'ວັນພັກຂອງພະນັກງານ',
    en: 'Leave entitlements',
    whatLa: 'ເບິ່ງຈຳນວນວັນພັກຂອງແຕ່ລະຄົນ',
    whatEn: 'See the days of leave of each person',
  },
  'approve-leave': {
    side: 'company',
    area: 'time',
    la: 'ອະນຸມັດການລາພັກ',
    en: 'Approve leave',
    whatLa: 'ບັນທຶກ ແລະ ອະນຸມັດການລາພັກຂອງພະນັກງານ',
    whatEn: 'Enter leave for employees as approved, and decide requests',
  },
  'view-vacation': {
    side: 'company',
    area: 'organisation',
    la: 'ປະເພດການລາພັກ',
    en: 'Leave types',
    whatLa: 'ເບິ່ງປະເພດ ແລະ ຈຳນວນວັນພັກ',
    whatEn: 'See leave types and their number of days',
  },
  'view-e-leave': {
    side: 'company',
    area: 'reports',
    la: 'ລາຍງານການລາພັກ',
    en: 'Leave report',
    whatLa: 'ເບິ່ງໃບລາພັກ ແລະ ວັນພັກທີ່ຍັງເຫຼືອ',
    whatEn: 'See requests for leave and what is left of it',
  },
}
