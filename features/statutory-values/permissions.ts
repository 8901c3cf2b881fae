import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  'admin-tax': {
    side: 'provider',
    area: 'law',
    la: 'ອາກອນລາຍໄດ້',
    en: 'Income tax',
    whatLa: 'ເພີ່ມຂັ້ນອາກອນລາຍໄດ້ຕາມກົດໝາຍ',
    whatEn: 'Add the income tax brackets of the law',
  },
  managesocialsecurity: {
    side: 'provider',
    area: 'law',
    la: 'ປະກັນສັງຄົມ',
    en: 'Social security',
    whatLa: 'ເພີ່ມອັດຕາປະກັນສັງຄົມຕາມກົດໝາຍ',
    whatEn: 'Add the social security rates of the law',
  },
}
