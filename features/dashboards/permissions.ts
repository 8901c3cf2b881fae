import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  'view-dashboard': {
    side: 'company',
    area: 'start',
    la: 'ໜ້າຫຼັກບໍລິສັດ',
    en: 'Company dashboard',
    whatLa: 'ເບິ່ງຕົວເລກລວມຂອງບໍລິສັດ',
    whatEn: "See the company's figures at a glance",
  },
}
