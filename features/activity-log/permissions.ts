import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  viewhistory: {
    side: 'provider',
    area: 'access',
    la: 'ບັນທຶກການປະຕິບັດ',
    en: 'Admin log',
    whatLa: 'ເບິ່ງວ່າໃຜເຮັດຫຍັງ ເວລາໃດ',
    whatEn: 'See who did what, and when',
  },
  'view-activity-logs': {
    side: 'company',
    area: 'access',
    la: 'ບັນທຶກການປະຕິບັດ',
    en: 'Activity log',
    whatLa: 'ເບິ່ງວ່າໃຜເຮັດຫຍັງໃນບໍລິສັດ',
    whatEn: 'See who did what in the company',
  },
  managecompanylog: {
    side: 'company',
    area: 'access',
    la: 'ຈັດການບັນທຶກບໍລິສັດ',
    en: 'Company log',
    whatLa: 'ເບິ່ງບັນທຶກທັງໝົດຂອງບໍລິສັດ',
    whatEn: 'See the whole log of the company',
  },
  'view-export-excel': {
    side: 'company',
    area: 'access',
    la: 'ປະຫວັດການສົ່ງອອກ Excel',
    en: 'Excel exports',
    whatLa: 'ເບິ່ງວ່າໃຜສົ່ງອອກຂໍ້ມູນຫຍັງ',
    whatEn: 'See who exported what',
  },
}
