/** Why days of leave cannot be entered as they are. */
export const ENTRY_FAULTS = {
  other_year: {
    la: 'ຕ້ອງເປັນວັນທີໃນປີນີ້ ຫຼື ປີໜ້າ',
    en: 'It must be a day of this year or the next one',
  },
  ends_before_start: { la: 'ວັນສຸດທ້າຍຢູ່ກ່ອນວັນເລີ່ມ', en: 'The last day is before the first' },
}
