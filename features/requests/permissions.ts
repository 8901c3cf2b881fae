import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  'view-setting-approval': {
    side: 'company',
    area: 'organisation',
    la: 'ສາຍງານອະນຸມັດ',
    en: 'Approval routes',
    whatLa: 'ເບິ່ງວ່າຄຳຂໍແຕ່ລະປະເພດ ໃຜເປັນຜູ້ອະນຸມັດ',
    whatEn: 'See who approves each kind of request',
  },
  'edit-setting-approval': {
    side: 'company',
    area: 'organisation',
    la: 'ກຳນົດສາຍງານອະນຸມັດ',
    en: 'Set approval routes',
    whatLa: 'ກຳນົດຂັ້ນຕອນອະນຸມັດ, ຫົວໜ້າພະແນກ ແລະ ຜູ້ອະນຸມັດແທນ',
    whatEn: 'Set the steps of approval, heads of departments and deputies',
  },
}
