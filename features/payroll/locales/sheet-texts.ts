import type { Language } from '#kit/contract/scalars.ts'
import type { AccountMark } from '../contract.ts'
import type { RunStatus } from '../domain/run-states.ts'

const la = {
  register: 'ທະບຽນເງິນເດືອນ',
  bankList: 'ລາຍຊື່ໂອນເງິນ',
  withoutAccount: 'ບໍ່ມີບັນຊີ',
  about: 'ຂໍ້ມູນງວດ',
  number: 'ລຳດັບ',
  empNumber: 'ລະຫັດພະນັກງານ',
  name: 'ຊື່ ແລະ ນາມສະກຸນ',
  latinName: 'ຊື່ ແລະ ນາມສະກຸນ (ສາກົນ)',
  branch: 'ສາຂາ',
  department: 'ພະແນກ',
  position: 'ຕຳແໜ່ງ',
  accountName: 'ຊື່ບັນຊີ',
  account: 'ເລກທີບັນຊີ',
  bank: 'ທະນາຄານ',
  amount: 'ຈຳນວນເງິນ (ກີບ)',
  note: 'ໝາຍເຫດ',
  total: 'ລວມ',
  check: {
    mark: 'ກວດບັນຊີ',
    last: 'ບັນຊີເກົ່າ',
    present: 'ບັນຊີໃນຂໍ້ມູນພະນັກງານ',
    changed_by: 'ຜູ້ປ່ຽນ',
    changed_at: 'ປ່ຽນເມື່ອ',
    confirmed_by: 'ຜູ້ຢືນຢັນ',
    confirmed_at: 'ຢືນຢັນເມື່ອ',
  },
  marks: {
    new: 'ບັນຊີໃໝ່',
    changed: 'ບັນຊີປ່ຽນ',
    outdated: 'ປ່ຽນຫຼັງຈາກຄິດໄລ່',
  } satisfies Record<AccountMark, string>,
  absentDays: 'ຂາດວຽກ (ວັນ)',
  unpaidDays: 'ລາພັກບໍ່ໄດ້ເງິນ (ວັນ)',
  company: 'ບໍລິສັດ',
  run: 'ງວດເງິນເດືອນ',
  period: 'ຊ່ວງວັນທີ',
  status: 'ສະຖານະ',
  employees: 'ຈຳນວນພະນັກງານ',
  statuses: { draft: 'ຮ່າງ', calculated: 'ຄິດໄລ່ແລ້ວ', approved: 'ອະນຸມັດແລ້ວ', paid: 'ຈ່າຍແລ້ວ' } satisfies Record<
    RunStatus,
    string
  >,
}

const en: typeof la = {
  register: 'Payroll register',
  bankList: 'Bank list',
  withoutAccount: 'Without account',
  about: 'Run',
  number: 'No.',
  empNumber: 'Employee number',
  name: 'Name',
  latinName: 'Name (Latin)',
  branch: 'Branch',
  department: 'Department',
  position: 'Position',
  accountName: 'Account name',
  account: 'Account number',
  bank: 'Bank',
  amount: 'Amount (kip)',
  note: 'Note',
  total: 'Total',
  check: {
    mark: 'Account check',
    last: 'Former account',
    present: 'Account in the employee’s record',
    changed_by: 'Changed by',
    changed_at: 'Changed',
    confirmed_by: 'Confirmed by',
    confirmed_at: 'Confirmed',
  },
  marks: { new: 'New account', changed: 'Changed account', outdated: 'Changed after the calculation' },
  absentDays: 'Absent (days)',
  unpaidDays: 'Unpaid leave (days)',
  company: 'Company',
  run: 'Payroll run',
  period: 'Period',
  status: 'Status',
  employees: 'Employees',
  statuses: { draft: 'Draft', calculated: 'Calculated', approved: 'Approved', paid: 'Paid' },
}

/** The words of the payroll workbooks. */
export const SHEET_TEXTS: Record<Language, typeof la> = { la, en }
