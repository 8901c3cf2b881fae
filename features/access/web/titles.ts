import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  profile: { la: 'ຂໍ້ມູນສ່ວນຕົວ', en: 'My profile' },
  'role.index': { la: 'ບົດບາດ', en: 'Roles' },
  'role.create': { la: 'ເພີ່ມບົດບາດ', en: 'Add a role' },
  'permission.index': { la: 'ການອະນຸຍາດ', en: 'Permissions' },
  'permission.create': { la: 'ເພີ່ມການອະນຸຍາດ', en: 'New permission' },
  'companyUser.index': { la: 'ຜູ້ໃຊ້ບໍລິສັດ', en: 'Company users' },
  'companyUser.create': { la: 'ເພີ່ມຜູ້ໃຊ້', en: 'Add a user' },
  'companyRole.index': { la: 'ບົດບາດຂອງບໍລິສັດ', en: 'Company roles' },
  'companyRole.create': { la: 'ເພີ່ມບົດບາດ', en: 'Add a role' },
  'userAdmin.index': { la: 'ຜູ້ໃຊ້ລະບົບ', en: 'System users' },
  'userAdmin.create': { la: 'ເພີ່ມຜູ້ໃຊ້', en: 'Add a user' },
  'change.password.index': { la: 'ປ່ຽນລະຫັດຜ່ານພະນັກງານ', en: 'Employee passwords' },
} satisfies RouteTitles
