import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'company.profile': { la: 'ຂໍ້ມູນບໍລິສັດ', en: 'Company profile' },
  'company.setting': { la: 'ຕັ້ງຄ່າບໍລິສັດ', en: 'Company settings' },
  'company.index': { la: 'ບໍລິສັດ', en: 'Companies' },
  'company.create': { la: 'ເພີ່ມບໍລິສັດ', en: 'New company' },
  'company.edit': { la: 'ແກ້ໄຂບໍລິສັດ', en: 'Edit company' },
  'company.user.detail': { la: 'ຜູ້ໃຊ້ຂອງບໍລິສັດ', en: 'Users of the company' },
} satisfies RouteTitles
