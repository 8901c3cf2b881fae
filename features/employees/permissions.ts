import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  'view-employee': {
    side: 'company',
    area: 'people',
    la: 'ພະນັກງານ',
    en: 'Employees',
    whatLa: 'ເບິ່ງພະນັກງານ; ເງິນເດືອນ ແລະ ບັນຊີທະນາຄານມີສິດແຍກຕ່າງຫາກ',
    whatEn: 'See employees; salaries and bank accounts have permissions of their own',
  },
  'edit-employee': {
    side: 'company',
    area: 'people',
    la: 'ແກ້ໄຂພະນັກງານ',
    en: 'Change employees',
    whatLa: 'ເພີ່ມ ແລະ ແກ້ໄຂພະນັກງານ, ຮູບ ແລະ ຊີວະປະຫວັດ',
    whatEn: 'Add and change employees, their pictures and résumés',
  },
  'import-employee': {
    side: 'company',
    area: 'people',
    la: 'ນຳເຂົ້າພະນັກງານ',
    en: 'Import employees',
    whatLa: 'ນຳເຂົ້າພະນັກງານຈາກ Excel ພ້ອມກັບສິດແກ້ໄຂພະນັກງານ',
    whatEn: 'Import employees from Excel, together with the permission to change them',
  },
  'delete-employee': {
    side: 'company',
    area: 'people',
    la: 'ລຶບພະນັກງານ',
    en: 'Delete employees',
    whatLa: 'ລຶບພະນັກງານ ແລະ ເອົາທີ່ລຶບແລ້ວຄືນມາ',
    whatEn: 'Delete employees and bring deleted ones back',
  },
  'view-salary': {
    side: 'company',
    area: 'people',
    la: 'ເບິ່ງເງິນເດືອນ',
    en: 'See salaries',
    whatLa: 'ເບິ່ງເງິນເດືອນພື້ນຖານ, ປະຫວັດ ແລະ ສະຫວັດດີການຂອງພະນັກງານ',
    whatEn: 'See the base salary, its history and the benefits of employees',
  },
  'edit-salary': {
    side: 'company',
    area: 'people',
    la: 'ແກ້ໄຂເງິນເດືອນ',
    en: 'Change salaries',
    whatLa: 'ແກ້ໄຂເງິນເດືອນ ແລະ ສະຫວັດດີການ ພ້ອມກັບສິດເບິ່ງເງິນເດືອນ ແລະ ສິດແກ້ໄຂພະນັກງານ',
    whatEn:
      'Change salaries and benefits, together with the permissions to see salaries and to change employees',
  },
  'view-bank-account': {
    side: 'company',
    area: 'people',
    la: 'ເບິ່ງບັນຊີທະນາຄານ',
    en: 'See bank accounts',
    whatLa: 'ເບິ່ງບັນຊີທະນາຄານຂອງພະນັກງານ ແລະ ດາວໂຫຼດລາຍຊື່ໂອນເງິນ',
    whatEn: 'See the bank accounts of employees; with payroll, download the bank list',
  },
  'edit-bank-account': {
    side: 'company',
    area: 'people',
    la: 'ແກ້ໄຂບັນຊີທະນາຄານ',
    en: 'Change bank accounts',
    whatLa: 'ແກ້ໄຂບັນຊີທະນາຄານ ພ້ອມກັບສິດເບິ່ງບັນຊີ ແລະ ສິດແກ້ໄຂພະນັກງານ',
    whatEn: 'Change bank accounts, together with the permissions to see accounts and to change employees',
  },
  'view-employee-contract': {
    side: 'company',
    area: 'people',
    la: 'ສັນຍາແຮງງານ',
    en: 'Contracts',
    whatLa: 'ເບິ່ງສັນຍາ ແລະ ສັນຍາໃກ້ໝົດອາຍຸ',
    whatEn: 'See contracts and those near expiry',
  },
}
