import { listTexts } from '#features/master-data/locales/lists.ts'
import type { RouteTitles } from '#kit/web/navigation.ts'
import { coming } from './coming.ts'
import { reportSentences } from './report-titles.ts'

/** What a report contains or a setting decides, in one sentence. */
const sentences: RouteTitles = {
  ...reportSentences,
  'employee_ot_list.index': {
    la: 'ໂມງເຮັດວຽກເພີ່ມໂມງຂອງແຕ່ລະຄົນໃນໄລຍະເວລາ.',
    en: 'Overtime hours of each employee in a period.',
  },
  'company.setting': {
    la: 'ຄ່າທີ່ໃຊ້ກັບເງິນເດືອນ, ເວລາເຮັດວຽກ, ການອະນຸມັດ ແລະ ການແຈ້ງເຕືອນ.',
    en: 'Values for payroll, attendance, approvals and notifications.',
  },
  'company.profile': {
    la: 'ຊື່, ທີ່ຢູ່, ໂລໂກ້ ແລະ ເລກທະບຽນຂອງບໍລິສັດ.',
    en: 'Name, address, logo and registration numbers of the company.',
  },
  'branch.index': { la: 'ບ່ອນເຮັດວຽກຂອງບໍລິສັດ.', en: 'The places of work of the company.' },
  'department.index': { la: 'ພະແນກທີ່ພະນັກງານສັງກັດ.', en: 'The departments to which employees belong.' },
  'position.index': {
    la: 'ຕຳແໜ່ງ ແລະ ເງິນເດືອນຂອງຕຳແໜ່ງ.',
    en: 'Positions and the salary of each position.',
  },
  'job.title.index': { la: 'ຊື່ຕຳແໜ່ງງານຂອງພະນັກງານ.', en: 'The job titles of employees.' },
  'employeeLevel.index': { la: 'ລະດັບຂອງພະນັກງານ.', en: 'The levels of employees.' },
  'education.level.index': {
    la: 'ລະດັບການສຶກສາທີ່ເລືອກໄດ້ໃນຂໍ້ມູນພະນັກງານ.',
    en: 'The education levels that can be chosen for an employee.',
  },
  'working.year.index': {
    la: 'ເງິນອຸດໜູນຕາມຈຳນວນປີເຮັດວຽກ.',
    en: 'Allowances by the number of working years.',
  },
  'schedule.index': {
    la: 'ເວລາເຂົ້າ, ອອກ ແລະ ພັກຂອງແຕ່ລະຕາຕະລາງ.',
    en: 'Start, end and breaks of each work schedule.',
  },
  'restDay.index': {
    la: 'ວັນທີ່ບໍລິສັດປິດ ລວມທັງວັນພັກລັດຖະການ.',
    en: 'The days on which the company is closed, with the public holidays.',
  },
  'late.index': {
    la: 'ການຫັກເງິນເມື່ອມາຊ້າ ຫຼື ອອກກ່ອນ.',
    en: 'The deduction for coming late or leaving early.',
  },
  'absence.index': { la: 'ການຫັກເງິນເມື່ອຂາດວຽກ.', en: 'The deduction for days of absence.' },
  'scan_camera.index': {
    la: 'ເຄື່ອງປ້ຳໂມງ ແລະ ກ້ອງ ທີ່ສົ່ງການສະແກນມາເອງ ພ້ອມສະຖານະ ແລະ ຜູ້ໃຊ້ໃນເຄື່ອງ.',
    en: 'Terminals and cameras that send their scans by themselves, with their state and users.',
  },
  'vacation.index': {
    la: 'ປະເພດການລາພັກ: ຈຳນວນມື້ ແລະ ໄດ້ເງິນເດືອນ ຫຼື ບໍ່.',
    en: 'The leave types: number of days, paid or unpaid.',
  },
  'approval.index': {
    la: 'ຄຳຂໍອະນຸມັດທີ່ສົ່ງແລ້ວ: ເລກທີ, ຫົວຂໍ້ ແລະ ສະຖານະ.',
    en: 'The approval requests that were sent: number, subject and state.',
  },
  'approval_template.index': {
    la: 'ຊ່ອງທີ່ຕ້ອງປ້ອນ ແລະ ຜູ້ອະນຸມັດ ຂອງການຂໍອະນຸມັດ.',
    en: 'What is filled in for an approval request, and who decides.',
  },
  'approval_route.index': {
    la: 'ໃຜຕັດສິນຄຳຂໍແຕ່ລະປະເພດ ແລະ ຕາມລຳດັບໃດ.',
    en: 'Who decides requests of each kind, and in which order.',
  },
  'setting_ot.index': { la: 'ອັດຕາຂອງເງິນເພີ່ມໂມງ.', en: 'The rates at which overtime is paid.' },
  'pay_item.index': {
    la: 'ລາຍໄດ້ ແລະ ການຫັກທີ່ເພີ່ມໃສ່ເງິນເດືອນ.',
    en: 'Incomes and deductions that are added to the salary.',
  },
  'benefit.index': { la: 'ສະຫວັດດີການທີ່ພະນັກງານໄດ້ຮັບ.', en: 'The benefits that employees receive.' },
  'deduction.index': { la: 'ລາຍການທີ່ຫັກຈາກເງິນເດືອນ.', en: 'What is deducted from salaries.' },
  'company-exchange.index': {
    la: 'ອັດຕາແລກປ່ຽນທີ່ໃຊ້ຄິດໄລ່ເງິນເດືອນສະກຸນອື່ນ.',
    en: 'The exchange rates for salaries in other currencies.',
  },
  'bank_layout.index': {
    la: 'ຖັນຂອງໄຟລ໌ໂອນເງິນສຳລັບແຕ່ລະທະນາຄານ.',
    en: 'The columns of the transfer file for each bank.',
  },
  'journal-accounts.index': {
    la: 'ລະຫັດບັນຊີຂອງແຕ່ລະລາຍການໃນບັນທຶກບັນຊີເງິນເດືອນ.',
    en: 'The account code of each line in the payroll journal.',
  },
  'companyUser.index': {
    la: 'ຜູ້ທີ່ເຂົ້າລະບົບຂອງບໍລິສັດໄດ້ ແລະ ບົດບາດຂອງເຂົາເຈົ້າ.',
    en: 'Who can sign in to the company, and with which roles.',
  },
  'companyRole.index': { la: 'ສິ່ງທີ່ແຕ່ລະບົດບາດເຮັດໄດ້.', en: 'What each role is allowed to do.' },
  'authorize.document.index': {
    la: 'ຜູ້ທີ່ເປີດເອກະສານຂາເຂົ້າ ແລະ ຂາອອກໄດ້.',
    en: 'Who can open incoming and outgoing documents.',
  },
  'company.log': {
    la: 'ໃຜປ່ຽນຫຍັງ ແລະ ເມື່ອໃດ.',
    en: 'Who changed what, and when.',
  },
  'company.tracking-export-excel': {
    la: 'ໃຜສົ່ງອອກໄຟລ໌ໃດ ແລະ ເມື່ອໃດ.',
    en: 'Who exported which file, and when.',
  },
}

/** Of a list of master data without a sentence of its own. */
function sentenceOfList(route: string) {
  const texts = (listTexts as Readonly<Record<string, { la: string; en: string }>>)[route]
  return texts && { la: `${texts.la}ທີ່ເລືອກໄດ້.`, en: `${texts.en} that can be chosen.` }
}

/** What a page of the menu is for; of a page that does not exist yet, what it will do. */
export const sentenceOf = (route: string): { la: string; en: string } | undefined =>
  sentences[route as keyof RouteTitles] ?? coming[route] ?? sentenceOfList(route)
