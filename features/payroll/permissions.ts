import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  'view-payroll': {
    side: 'company',
    area: 'pay',
    la: 'ເງິນເດືອນ',
    en: 'Payroll',
    whatLa: 'ເບິ່ງງວດເງິນເດືອນ ແລະ ຈຳນວນເງິນທີ່ທຸກຄົນໄດ້ຮັບ',
    whatEn: 'See payroll runs and the pay amounts of everyone',
  },
  'calculate-payroll': {
    side: 'company',
    area: 'pay',
    la: 'ຄິດໄລ່ເງິນເດືອນ',
    en: 'Calculate payroll',
    whatLa: 'ສ້າງ, ແກ້ໄຂ, ຄິດໄລ່ ແລະ ລຶບງວດເງິນເດືອນທີ່ຍັງບໍ່ທັນອະນຸມັດ',
    whatEn: 'Create, change, calculate and delete payroll runs until they are approved',
  },
  'settle-employee': {
    side: 'company',
    area: 'pay',
    la: 'ສະສາງພະນັກງານທີ່ອອກວຽກ',
    en: 'Settle leavers',
    whatLa: 'ສ້າງ, ແກ້ໄຂ ແລະ ລຶບການສະສາງເມື່ອອອກວຽກ, ຍົກເລີກການອະນຸມັດທີ່ຍັງບໍ່ທັນຈ່າຍ ແລະ ບັນທຶກເງິນທີ່ຮຽກຄືນ',
    whatEn:
      'Create, change and delete settlements of leavers, take back approvals that are not paid, and record what is claimed back',
  },
  'approve-payroll': {
    side: 'company',
    area: 'pay',
    la: 'ອະນຸມັດເງິນເດືອນ',
    en: 'Approve payroll',
    whatLa: 'ອະນຸມັດງວດເງິນເດືອນທີ່ຄິດໄລ່ແລ້ວ',
    whatEn: 'Approve calculated payroll runs',
  },
  'pay-payroll': {
    side: 'company',
    area: 'pay',
    la: 'ຈ່າຍເງິນເດືອນ',
    en: 'Pay payroll',
    whatLa: 'ບັນທຶກວ່າງວດເງິນເດືອນທີ່ອະນຸມັດແລ້ວຈ່າຍແລ້ວ',
    whatEn: 'Mark approved payroll runs as paid',
  },
}
