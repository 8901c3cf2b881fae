import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  'admin-company': {
    side: 'provider',
    area: 'customers',
    la: 'ບໍລິສັດ',
    en: 'Companies',
    whatLa: 'ເພີ່ມ, ແກ້ໄຂ ແລະ ໂຈະບໍລິສັດ',
    whatEn: 'Add, change and suspend companies',
  },
  'admin-business-type': {
    side: 'provider',
    area: 'lists',
    la: 'ປະເພດທຸລະກິດ',
    en: 'Business types',
    whatLa: 'ຈັດການລາຍການປະເພດທຸລະກິດ',
    whatEn: 'Keep the list of business types',
  },
  'view-profile': {
    side: 'company',
    area: 'start',
    la: 'ຂໍ້ມູນບໍລິສັດ',
    en: 'Company profile',
    whatLa: 'ເບິ່ງຂໍ້ມູນ, ການຕັ້ງຄ່າ, ໂຄງການ ແລະ ສິນຄ້າຂອງບໍລິສັດ; ຜູ້ດູແລບໍລິສັດເທົ່ານັ້ນທີ່ແກ້ໄຂການຕັ້ງຄ່າໄດ້',
    whatEn:
      "See the company's profile, settings, projects and products; only its administrator changes settings",
  },
}
