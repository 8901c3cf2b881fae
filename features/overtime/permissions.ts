import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  'approve-overtime': {
    side: 'company',
    area: 'time',
    la: 'ອະນຸມັດເພີ່ມໂມງ',
    en: 'Approve overtime',
    whatLa: 'ບັນທຶກ ແລະ ອະນຸມັດການເພີ່ມໂມງຂອງພະນັກງານ',
    whatEn: 'Enter overtime for employees as approved, and decide requests',
  },
  'view-request-ot': {
    side: 'company',
    area: 'time',
    la: 'ເຮັດວຽກເພີ່ມໂມງ',
    en: 'Overtime requests',
    whatLa: 'ເບິ່ງຄຳຂໍເພີ່ມໂມງ',
    whatEn: 'See overtime requests',
  },
  'view-using-ot': {
    side: 'company',
    area: 'time',
    la: 'ການນຳໃຊ້ໂມງເພີ່ມ',
    en: 'Overtime used',
    whatLa: 'ເບິ່ງການໃຊ້ໂມງເພີ່ມເປັນວັນພັກ',
    whatEn: 'See overtime taken as time off',
  },
  'view-overtime': {
    side: 'company',
    area: 'reports',
    la: 'ລາຍງານເຮັດວຽກເພີ່ມໂມງ',
    en: 'Overtime report',
    whatLa: 'ເບິ່ງການເພີ່ມໂມງຂອງພະນັກງານ',
    whatEn: 'See the overtime of employees',
  },
}
