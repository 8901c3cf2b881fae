/** Why a line manager cannot ask for a salary adjustment. */
export const ADJUSTMENT_REFUSALS = {
  unknown_person: {
    la: 'ພະນັກງານຄົນນີ້ບໍ່ໄດ້ຂຶ້ນກັບທ່ານ',
    en: 'You do not lead this employee',
  },
  before_start: {
    la: 'ວັນທີນີ້ຢູ່ກ່ອນວັນທີເລີ່ມວຽກ',
    en: 'This day is before the start date',
  },
  left: {
    la: 'ພະນັກງານອອກວຽກກ່ອນວັນທີນີ້',
    en: 'The employee leaves before this day',
  },
  asked: {
    la: 'ມີຄຳຂໍປັບເງິນເດືອນຂອງພະນັກງານຄົນນີ້ ທີ່ມີຜົນແຕ່ວັນທີນີ້ແລ້ວ',
    en: 'An adjustment from this day has already been asked for',
  },
} as const
