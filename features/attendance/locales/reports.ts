import type { ReportTexts } from '#kit/contract/report-texts.ts'

/** Names and titles of the reports of this feature, by the route of their screen. */
export const reportTexts = {
  'absenceReport.index': {
    name: 'report-absence',
    title: { la: 'ລາຍງານຂາດວຽກ', en: 'Absences' },
    text: {
      la: 'ມື້ທີ່ພະນັກງານແຕ່ລະຄົນຂາດວຽກ ແຍກຕາມສາເຫດ',
      en: 'Days on which each employee was absent, by cause',
    },
  },
  'forget_scan.index': {
    name: 'report-forgot-scan',
    title: { la: 'ລາຍງານລືມປ້ຳໂມງ', en: 'Forgotten scans' },
    text: {
      la: 'ມື້ທີ່ພະນັກງານລືມປ້ຳໂມງເຂົ້າ ຫຼື ອອກ',
      en: 'Days on which employees forgot to clock in or out',
    },
  },
  'e-leave.public.index': {
    name: 'report-public-holiday',
    title: { la: 'ລາຍງານວັນພັກລັດຖະການ', en: 'Public holidays' },
    text: {
      la: 'ວັນພັກລັດຖະການໃນໄລຍະເວລາ ແລະ ຜູ້ທີ່ເຮັດວຽກ ຫຼື ລາພັກໃນວັນນັ້ນ',
      en: 'The public holidays of a period, who worked on them and who was on leave',
    },
  },
  'clock_in_out_correction.index': {
    name: 'report-clock-correction',
    title: { la: 'ລາຍງານແກ້ໄຂການປ້ຳໂມງ', en: 'Clock corrections' },
    text: {
      la: 'ເວລາທີ່ປ້ຳແທນ ແລະ ການສະແກນທີ່ບໍ່ນັບ ພ້ອມເຫດຜົນ',
      en: 'Times that were added and scans that are left out, with the reason',
    },
  },
  'clock_in_out_outside.index': {
    name: 'report-outside-work',
    title: { la: 'ລາຍງານການອອກເຮັດວຽກນອກ', en: 'Work outside' },
    text: {
      la: 'ມື້ທີ່ພະນັກງານເຮັດວຽກຢູ່ສະຖານທີ່ອື່ນ ແລະ ຜູ້ຕັດສິນ',
      en: 'Days on which employees work at another place, and who has decided',
    },
  },
  'clock_in_out_camera.index': {
    name: 'camera-scans',
    title: { la: 'ລາຍງານປ້ຳໂມງຜ່ານກ້ອງ', en: 'Camera clock-in' },
    text: { la: 'ການສະແກນຂອງກ້ອງຕາມທີ່ໄດ້ຮັບ', en: 'The scans of cameras as they were received' },
  },
} as const satisfies ReportTexts
