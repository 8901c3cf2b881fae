import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  'edit-pay-item': {
    side: 'company',
    area: 'pay',
    la: 'ແກ້ໄຂລາຍໄດ້ ແລະ ລາຍການຫັກ',
    en: 'Change pay items',
    whatLa: 'ເພີ່ມ ແລະ ແກ້ໄຂລາຍໄດ້ອື່ນ, ລາຍການຫັກ, ເງິນລ່ວງໜ້າ ແລະ ຈຳນວນເງິນຂອງແຕ່ລະຄົນ ພ້ອມກັບສິດເບິ່ງເງິນເດືອນ',
    whatEn:
      'Add and change other incomes, deductions, advances and the amounts of each person, together with the permission to see payroll',
  },
}
