import type { Language } from '#kit/contract/scalars.ts'

const la = {
  title: 'ສັນຍາໃກ້ໝົດອາຍຸ',
  emp_number: 'ລະຫັດພະນັກງານ',
  full_name: 'ຊື່ ແລະ ນາມສະກຸນ',
  latin_name: 'ຊື່ (ສາກົນ)',
  department: 'ພະແນກ',
  position: 'ຕຳແໜ່ງ',
  branch: 'ສາຂາ',
  start_date: 'ວັນທີເລີ່ມ',
  end_date: 'ວັນທີສິ້ນສຸດ',
  days_left: 'ຈຳນວນວັນທີ່ເຫຼືອ',
  state: 'ສະຖານະ',
  warning: 'ໃກ້ໝົດສັນຍາ',
  expired: 'ໝົດສັນຍາແລ້ວ',
}

/** The Excel file of contracts that end soon or have ended. */
export const ENDING_SHEET_TEXTS: Record<Language, typeof la> = {
  la,
  en: {
    title: 'Contracts near expiry',
    emp_number: 'Employee number',
    full_name: 'Name',
    latin_name: 'Name (Latin letters)',
    department: 'Department',
    position: 'Position',
    branch: 'Branch',
    start_date: 'Start date',
    end_date: 'End date',
    days_left: 'Days left',
    state: 'Status',
    warning: 'Ends soon',
    expired: 'Ended',
  },
}
