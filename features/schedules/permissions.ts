import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  'view-schedule': {
    side: 'company',
    area: 'time',
    la: 'ຕາຕະລາງເວລາ',
    en: 'Schedules',
    whatLa: 'ເບິ່ງຕາຕະລາງເວລາ ແລະ ກະເຮັດວຽກ',
    whatEn: 'See schedules and shifts',
  },
  'view-roster-schedule': {
    side: 'company',
    area: 'time',
    la: 'ຕາຕະລາງວຽກ',
    en: 'Roster',
    whatLa: 'ເບິ່ງກະຂອງແຕ່ລະຄົນໃນແຕ່ລະວັນ',
    whatEn: 'See the shift of each person on each day',
  },
  'edit-schedule': {
    side: 'company',
    area: 'time',
    la: 'ແກ້ໄຂວັນພັກຂອງບໍລິສັດ ແລະ ຕາຕະລາງເວລາ',
    en: 'Change rest days and schedules',
    whatLa: 'ແກ້ໄຂວັນພັກຂອງບໍລິສັດ ແລະ ຕາຕະລາງເວລາທີ່ເຫັນໄດ້',
    whatEn: 'Change the rest days, public holidays and schedules that the role may see',
  },
  'view-rest-day': {
    side: 'company',
    area: 'organisation',
    la: 'ວັນພັກຂອງບໍລິສັດ',
    en: 'Rest days',
    whatLa: 'ເບິ່ງວັນພັກປະຈຳອາທິດ ແລະ ປະຈຳປີ',
    whatEn: 'See the weekly and yearly rest days',
  },
}
