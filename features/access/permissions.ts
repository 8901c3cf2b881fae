/** The permission names of the provider's side, exactly as the specification writes them (section 6). */
export const PROVIDER_PERMISSIONS = [
  'admin-company',
  'admin-invoice',
  'admin-business-type',
  'admin-bank',
  'admin-currency',
  'admin-package',
  'admin-tax',
  'managesocialsecurity',
  'viewhistory',
  'admin-user',
  'admin-role',
  'admin-permission',
  'managesynergyuser',
] as const

/** Salaries and bank accounts are seen and changed with permissions of their own. */
const PAY_PERMISSIONS = ['view-salary', 'edit-salary', 'view-bank-account', 'edit-bank-account'] as const

/**
 * What may be done with what a `view-…` permission shows; it opens nothing without that one. Changing is apart from deciding: a
 * verb and what it is done to.
 */
const ACTION_PERMISSIONS = [
  'edit-employee',
  'import-employee',
  'delete-employee',
  'edit-password',
  'edit-schedule',
  'import-scan',
  'approve-leave',
  'approve-overtime',
  'calculate-payroll',
  'approve-payroll',
  'pay-payroll',
  'edit-pay-rule',
  'edit-organisation',
  'edit-document',
  'edit-company-user',
  'edit-company-role',
] as const

/**
 * The permission names of a company's side. Those of the screens are exactly as the specification writes them, spelling included
 * (section 6), and permit reading alone.
 */
export const COMPANY_PERMISSIONS = [
  'view-dashboard',
  'view-profile',
  'view-zone-gps',
  'view-company-user',
  'view-company-role',
  'view-authorize-document',
  'view-document-in-out',
  'view-activity-logs',
  'managecompanylog',
  'view-export-excel',
  'view-job-title',
  'view-education-level',
  'view-working-years',
  'view-branch',
  'view-deparment',
  'view-position',
  'view-employee-level',
  'view-benefit',
  'view-setting-ot',
  'view-late',
  'view-absence',
  'view-deduction',
  'view-rest-day',
  'view-vacation',
  'view-employee',
  ...PAY_PERMISSIONS,
  'view-employee-contract',
  'view-employee-holiday',
  'view-scan-point',
  'view-clock-in-schedule',
  'view-scan-camera',
  'view-password',
  'view-verify-code',
  'view-payroll',
  'view-adjustment-item',
  'view-anouncement',
  'view-meeting',
  'view-schedule',
  'view-using-ot',
  'view-roster-schedule',
  'view-request-ot',
  'view-device-scan-in-out',
  'view-overtime',
  'view-fake-gps',
  'view-clock-in-out',
  'view-clock-in-out-correction',
  'view-scan-in-out-outside',
  'view-sso',
  'view-tax',
  'view-task-todolist',
  'view-e-approval',
  'view-e-leave',
  'view-public-holiday',
  'view-tracking-clock-in-out',
  ...ACTION_PERMISSIONS,
] as const

export interface RoleDeclaration {
  name: string
  la: string
  en: string
  /** What the role is for. */
  whatLa: string
  whatEn: string
  side: 'provider' | 'company' | 'employee'
  permissions: readonly string[]
  /** Nobody holds it: a company starts a role of its own from it. */
  isTemplate?: true
}

/** The seeded roles (specification 1). superadmin and companyadmin pass every check of their side by name. */
export const ROLES: readonly RoleDeclaration[] = [
  {
    name: 'superadmin',
    la: 'ຜູ້ດູແລລະບົບສູງສຸດ',
    en: 'Super administrator',
    whatLa: 'ຜ່ານທຸກສິດຂອງຜູ້ໃຫ້ບໍລິການ',
    whatEn: 'Passes every permission of the provider',
    side: 'provider',
    permissions: PROVIDER_PERMISSIONS,
  },
  {
    name: 'synergyadmin',
    la: 'ຜູ້ດູແລລະບົບ',
    en: 'Provider administrator',
    whatLa: 'ເຮັດໄດ້ທຸກຢ່າງຂອງຜູ້ໃຫ້ບໍລິການ ຍົກເວັ້ນຈັດການຜູ້ດູແລສູງສຸດ',
    whatEn: "Does all of the provider's work, but does not manage super administrators",
    side: 'provider',
    permissions: PROVIDER_PERMISSIONS,
  },
  {
    name: 'synergyuser',
    la: 'ພະນັກງານຜູ້ໃຫ້ບໍລິການ',
    en: 'Provider user',
    whatLa: 'ດູແລບໍລິສັດ, ໃບແຈ້ງໜີ້ ແລະ ທະນາຄານ',
    whatEn: 'Looks after companies, invoices and banks',
    side: 'provider',
    permissions: ['admin-company', 'admin-invoice', 'admin-bank', 'viewhistory'],
  },
  {
    name: 'companyadmin',
    la: 'ຜູ້ດູແລບໍລິສັດ',
    en: 'Company administrator',
    whatLa: 'ຜ່ານທຸກສິດຂອງບໍລິສັດຕົນເອງ',
    whatEn: 'Passes every permission of their own company',
    side: 'company',
    permissions: COMPANY_PERMISSIONS,
  },
  {
    name: 'companyuser',
    la: 'ຜູ້ໃຊ້ບໍລິສັດ',
    en: 'Company user',
    whatLa: 'ເພີ່ມ, ແກ້ໄຂ ແລະ ລຶບພະນັກງານ; ເບິ່ງຕາຕະລາງເວລາ ແລະ ການປ້ຳໂມງ',
    whatEn: 'Adds, changes and deletes employees; sees schedules and clock-ins',
    side: 'company',
    permissions: [
      'view-dashboard',
      'view-profile',
      'view-employee',
      'view-clock-in-out',
      'view-schedule',
      'view-public-holiday',
      'edit-employee',
      'import-employee',
      'delete-employee',
      'edit-organisation',
    ],
  },
  {
    name: 'employee',
    la: 'ພະນັກງານ',
    en: 'Employee',
    whatLa: 'ໃຊ້ໜ້າຂອງຕົນເອງ: ປ້ຳໂມງ, ໃບລາພັກ, ໃບເງິນເດືອນ',
    whatEn: 'Has pages of their own: clock-in, leave, payslips',
    side: 'employee',
    permissions: [],
  },
  {
    name: 'linemanager',
    la: 'ຫົວໜ້າສາຍງານ',
    en: 'Line manager',
    whatLa: 'ອະນຸມັດໃບລາພັກ ແລະ ເພີ່ມໂມງຂອງທີມ',
    whatEn: 'Approves leave and overtime of the team',
    side: 'employee',
    permissions: [],
  },
  {
    name: 'hrmanager',
    la: 'ຫົວໜ້າຝ່າຍບຸກຄະລາກອນ',
    en: 'HR manager',
    whatLa: 'ອະນຸມັດໃບລາພັກ ແລະ ເພີ່ມໂມງຂັ້ນສຸດທ້າຍ',
    whatEn: 'Gives the last approval of leave and overtime',
    side: 'employee',
    permissions: [],
  },
  {
    name: 'director',
    la: 'ຜູ້ອຳນວຍການ',
    en: 'Director',
    whatLa: 'ອະນຸມັດການສະໝັກພະນັກງານ',
    whatEn: 'Approves recruitment',
    side: 'employee',
    permissions: [],
  },
]

const PEOPLE = [
  ...['view-employee', 'edit-employee', 'import-employee', 'delete-employee', 'view-employee-contract'],
  ...['view-employee-holiday', 'view-password', 'edit-password'],
] as const
const LISTS = [
  ...['view-branch', 'view-deparment', 'view-position', 'view-job-title', 'view-employee-level'],
  ...['view-education-level', 'view-vacation', 'edit-organisation'],
] as const
const ATTENDANCE = ['view-clock-in-out', 'view-device-scan-in-out', 'view-absence', 'view-overtime'] as const
const REQUESTS = ['view-e-leave', 'view-request-ot'] as const
const PAY_RULES = [
  'view-benefit',
  'view-setting-ot',
  'view-late',
  'view-deduction',
  'view-working-years',
] as const
const PAY_READING = ['view-payroll', 'view-sso', 'view-tax', 'view-salary', 'view-bank-account'] as const

/** Roles to start from, seeded like the others; the provider may change them. Together no one of them both calculates and approves pay. */
export const ROLE_TEMPLATES: readonly RoleDeclaration[] = [
  {
    name: 'template-hr',
    la: 'ຝ່າຍບຸກຄະລາກອນ',
    en: 'HR officer',
    whatLa: 'ດູແລພະນັກງານ, ການເຂົ້າວຽກ ແລະ ການລາພັກ; ບໍ່ເຫັນເງິນເດືອນ',
    whatEn: 'Looks after employees, attendance and leave; does not see pay',
    side: 'company',
    isTemplate: true,
    permissions: [
      ...['view-dashboard', ...PEOPLE, ...LISTS, ...ATTENDANCE, 'import-scan', ...REQUESTS],
      ...['approve-leave', 'approve-overtime', 'view-schedule', 'view-roster-schedule', 'view-rest-day'],
      ...['edit-schedule', 'view-public-holiday', 'view-clock-in-out-correction'],
    ],
  },
  {
    name: 'template-accountant',
    la: 'ນັກບັນຊີ',
    en: 'Accountant',
    whatLa: 'ເບິ່ງເງິນເດືອນ, ບັນຊີທະນາຄານ ແລະ ລາຍງານ; ບໍ່ແກ້ໄຂຫຍັງ',
    whatEn: 'Reads payroll, bank accounts and reports; changes nothing',
    side: 'company',
    isTemplate: true,
    permissions: ['view-dashboard', 'view-employee', ...PAY_READING],
  },
  {
    name: 'template-payroll',
    la: 'ຜູ້ຄິດໄລ່ເງິນເດືອນ',
    en: 'Payroll officer',
    whatLa: 'ກຳນົດກົດການຈ່າຍເງິນ ແລະ ຄິດໄລ່ເງິນເດືອນ; ບໍ່ອະນຸມັດ ແລະ ບໍ່ຈ່າຍ',
    whatEn: 'Keeps pay rules and calculates payroll; neither approves nor pays it',
    side: 'company',
    isTemplate: true,
    permissions: [
      ...['view-dashboard', 'view-employee', ...PAY_READING, 'calculate-payroll', 'view-adjustment-item'],
      ...[...PAY_RULES, 'edit-pay-rule', ...ATTENDANCE, ...REQUESTS, 'view-rest-day'],
    ],
  },
  {
    name: 'template-approver',
    la: 'ຜູ້ອະນຸມັດ',
    en: 'Approver',
    whatLa: 'ອະນຸມັດ ແລະ ຈ່າຍເງິນເດືອນ, ອະນຸມັດການລາພັກ ແລະ ໂມງເພີ່ມ; ບໍ່ຄິດໄລ່',
    whatEn: 'Approves and pays payroll, approves leave and overtime; does not calculate',
    side: 'company',
    isTemplate: true,
    permissions: [
      ...['view-dashboard', 'view-payroll', 'approve-payroll', 'pay-payroll'],
      ...[...REQUESTS, 'approve-leave', 'approve-overtime'],
    ],
  },
]
