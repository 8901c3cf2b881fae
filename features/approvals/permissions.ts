import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  'view-e-approval': {
    side: 'company',
    area: 'reports',
    la: 'ລາຍງານການອະນຸມັດ',
    en: 'Approval report',
    whatLa: 'ເບິ່ງເລກທີ, ຫົວຂໍ້ ແລະ ສະຖານະຂອງຄຳຂໍອະນຸມັດ',
    whatEn: 'See number, title and state of approval requests',
  },
  'edit-e-approval': {
    side: 'company',
    area: 'activity',
    la: 'ຈັດການການຂໍອະນຸມັດ',
    en: 'Manage approval requests',
    whatLa: 'ສ້າງແບບຟອມຂໍອະນຸມັດ ແລະ ກຳນົດຜູ້ອະນຸມັດຄົນໃໝ່ ເມື່ອຜູ້ອະນຸມັດລາອອກ',
    whatEn: 'Maintain the templates of approval requests, and name another approver when one has left',
  },
}
