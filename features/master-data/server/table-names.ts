import type { Words } from '#kit/contract/master-data-fields.ts'
import { allLists } from './all-lists.ts'

/** Names of the tables that can refer to a list entry; lists have the names in their declarations. */
export const TABLE_NAMES: Readonly<Record<string, Words>> = {
  ...Object.fromEntries(allLists.map(({ name, la, en }) => [name, { la, en }])),
  employee: { la: 'ພະນັກງານ', en: 'Employees' },
  employee_benefit: { la: 'ສະຫວັດດີການຂອງພະນັກງານ', en: 'Benefits of employees' },
  employee_contact: { la: 'ການຕິດຕໍ່ຂອງພະນັກງານ', en: 'Contacts of employees' },
  salary: { la: 'ເງິນເດືອນຂອງພະນັກງານ', en: 'Salaries of employees' },
  company: { la: 'ບໍລິສັດ', en: 'Companies' },
  invoice: { la: 'ໃບແຈ້ງໜີ້', en: 'Invoices' },
  payroll_item_rule: { la: 'ລາຍໄດ້ ແລະ ລາຍການຫັກ', en: 'Incomes and deductions' },
  bank_layout: { la: 'ຮູບແບບໄຟລ໌ຂອງທະນາຄານ', en: 'Bank file layouts' },
  zone: { la: 'ເຂດ', en: 'Zones' },
  schedule_position: { la: 'ຕຳແໜ່ງໃນຕາຕະລາງ', en: 'Positions on schedules' },
  rest_day_exception: { la: 'ພະນັກງານທີ່ບໍ່ໄດ້ພັກ', en: 'Employees without the rest day' },
  schedule: { la: 'ຕາຕະລາງເວລາ', en: 'Schedules' },
  document: { la: 'ເອກະສານ', en: 'Documents' },
  hr_branch: { la: 'HR ຕາມສາຂາ', en: 'HR by branch' },
  terminal: { la: 'ເຄື່ອງປ້ຳໂມງ ແລະ ກ້ອງ', en: 'Terminals and cameras' },
  approval: { la: 'ການຂໍອະນຸມັດ', en: 'Approval requests' },
}
