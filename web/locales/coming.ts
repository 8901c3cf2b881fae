import type { RouteTitles } from '#kit/web/navigation.ts'

/** What the pages of the menus that do not exist yet will do, in one sentence; remove a sentence when its page has a screen. */
const sentences = {
  'employee_contract.index': {
    la: 'ສັນຍາແຮງງານຂອງພະນັກງານທຸກຄົນ ພ້ອມວັນເລີ່ມ, ວັນສິ້ນສຸດ ແລະ ໄຟລ໌.',
    en: 'All employment contracts with their start, end and file.',
  },
  'promote.employee': {
    la: 'ວາງແຜນ ແລະ ບັນທຶກການເລື່ອນຕຳແໜ່ງຂອງພະນັກງານ.',
    en: 'Plan and record promotions of employees.',
  },
  'verify-code.index': {
    la: 'ລະຫັດທີ່ພະນັກງານໃຊ້ຢືນຢັນອຸປະກອນໃໝ່.',
    en: 'The codes with which employees verify a new device.',
  },
  'scan_point.index': {
    la: 'ກຳນົດຈຸດທີ່ພະນັກງານແຕ່ລະຄົນສະແກນໄດ້.',
    en: 'Set at which places each employee can scan.',
  },
  'allZone.index': {
    la: 'ເຂດໃນແຜນທີ່ທີ່ພະນັກງານປ້ຳໂມງດ້ວຍໂທລະສັບໄດ້.',
    en: 'The zones on the map in which employees can clock in by phone.',
  },
  'clock.in.free': {
    la: 'ພະນັກງານທີ່ປ້ຳໂມງໄດ້ທຸກບ່ອນ ແລະ ທຸກເວລາ.',
    en: 'The employees who can clock in anywhere and at any time.',
  },
  'anouncement.index': {
    la: 'ຂຽນປະກາດ ແລະ ເບິ່ງວ່າໃຜອ່ານແລ້ວ.',
    en: 'Write announcements and see who has read them.',
  },
  'meeting.index': {
    la: 'ນັດກອງປະຊຸມ, ເຊີນຜູ້ເຂົ້າຮ່ວມ ແລະ ເກັບບົດບັນທຶກ.',
    en: 'Call meetings, invite people and keep the minutes.',
  },
  'document.index': {
    la: 'ລົງທະບຽນ ແລະ ຕິດຕາມເອກະສານຂາເຂົ້າ ແລະ ຂາອອກ.',
    en: 'Register and follow incoming and outgoing documents.',
  },
  'follow_schedule.index': {
    la: 'ຕິດຕາມໃນມື້ນີ້ວ່າໃຜມາແລ້ວ, ມາຊ້າ ຫຼື ຍັງບໍ່ມາຕາມຕາຕະລາງ.',
    en: 'Follow today who has arrived, is late or missing by the schedule.',
  },
  'report.fake_gps': {
    la: 'ການປ້ຳໂມງທີ່ສົງໄສວ່າໃຊ້ຕຳແໜ່ງປອມ.',
    en: 'Clock-ins that probably used a false position.',
  },
  'report.clock.in.free': {
    la: 'ການປ້ຳໂມງຂອງພະນັກງານທີ່ປ້ຳໂມງອິດສະຫຼະ.',
    en: 'The clock-ins of employees with free clock-in.',
  },
  'todolist.index': {
    la: 'ວຽກຂອງພະນັກງານ ພ້ອມກຳນົດສົ່ງ ແລະ ຄວາມຄືບໜ້າ.',
    en: 'The tasks of employees with deadline and progress.',
  },
  'employee_task_allocation.index': {
    la: 'ມອບໝາຍວຽກ ແລະ ຕິດຕາມຄວາມຄືບໜ້າ.',
    en: 'Assign tasks and follow their progress.',
  },
  'employee_task_allocation.mywork': {
    la: 'ວຽກຂອງທ່ານ ພ້ອມກຳນົດສົ່ງ.',
    en: 'Your tasks with their deadlines.',
  },
  'employee_task_allocation.assignment': {
    la: 'ວຽກທີ່ທ່ານມອບໝາຍໃຫ້ຜູ້ອື່ນ.',
    en: 'The tasks that you assigned to others.',
  },
  'employee_meeting.index': {
    la: 'ກອງປະຊຸມຂອງທ່ານ ແລະ ການເຊີນ.',
    en: 'Your meetings and invitations.',
  },
  'employee_meeting.history': {
    la: 'ກອງປະຊຸມທີ່ຜ່ານມາ ແລະ ບົດບັນທຶກ.',
    en: 'Past meetings and their minutes.',
  },
  'recruitment.request': {
    la: 'ຂໍຮັບພະນັກງານໃໝ່ໃຫ້ພະແນກຂອງທ່ານ.',
    en: 'Request new people for your department.',
  },
  'director.approve.recruitment': {
    la: 'ການຂໍຮັບພະນັກງານທີ່ລໍຖ້າຜູ້ອຳນວຍການ.',
    en: 'Recruitment requests that wait for the director.',
  },
  'hr.approve.recruitment': {
    la: 'ການຂໍຮັບພະນັກງານທີ່ລໍຖ້າ HR.',
    en: 'Recruitment requests that wait for HR.',
  },
  'hr.selected.applicant': {
    la: 'ຄັດເລືອກຜູ້ສະໝັກ.',
    en: 'Select among the applicants.',
  },
  'hr.selected.applicant.interview': {
    la: 'ນັດສຳພາດ ແລະ ບັນທຶກຜົນ.',
    en: 'Arrange interviews and record their results.',
  },
} satisfies RouteTitles

export const coming: Readonly<Record<string, { la: string; en: string } | undefined>> = sentences
