import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  'view-sso': {
    side: 'company',
    area: 'reports',
    la: 'ລາຍງານປະກັນສັງຄົມ',
    en: 'Social security report',
    whatLa: 'ເບິ່ງເງິນເດືອນທີ່ຄິດໄລ່ປະກັນສັງຄົມ ແລະ ເງິນສົມທົບຂອງທຸກຄົນ',
    whatEn: "See everyone's pay amounts for social security and the contributions",
  },
  'view-tax': {
    side: 'company',
    area: 'reports',
    la: 'ລາຍງານອາກອນ',
    en: 'Tax report',
    whatLa: 'ເບິ່ງລາຍໄດ້ທີ່ຕ້ອງເສຍອາກອນ ແລະ ອາກອນຂອງທຸກຄົນ',
    whatEn: "See everyone's taxable pay amounts and income tax",
  },
}
