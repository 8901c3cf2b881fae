import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** What this feature may be permitted, as the roles give it. */
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
