import type { LawValueProblem } from '#engines/payroll/law/law-value.ts'
import type { Language } from '#kit/contract/scalars.ts'

/** Why a proposed statutory value is refused. */
export const LAW_PROBLEM_TEXTS: Readonly<Record<LawValueProblem, Readonly<Record<Language, string>>>> = {
  first_band_not_zero: { la: 'ຂັ້ນທຳອິດຕ້ອງເລີ່ມຈາກ 0 ກີບ', en: 'The first band must begin at 0 kip' },
  bounds_not_ascending: {
    la: 'ແຕ່ລະຂັ້ນຕ້ອງເລີ່ມສູງກວ່າຂັ້ນກ່ອນໜ້າ',
    en: 'Each band must begin above the one before it',
  },
  invalid_amount: {
    la: 'ຈຳນວນເງິນຕ້ອງເປັນກີບຖ້ວນ ແລະ ບໍ່ຕ່ຳກວ່າ 0',
    en: 'The amount must be whole kip and not below 0',
  },
  invalid_limit: {
    la: 'ຂີດຈຳກັດຕ້ອງເປັນນາທີຖ້ວນ ແລະ ບໍ່ຕ່ຳກວ່າ 0',
    en: 'The limit must be whole minutes and not below 0',
  },
  invalid_rate: {
    la: 'ອັດຕາຕ້ອງບໍ່ຕ່ຳກວ່າ 0 % ແລະ ຕ່ຳກວ່າ 100 % ມີທົດສະນິຍົມບໍ່ເກີນສີ່ຕົວເລກ',
    en: 'The rate must be at least 0 % and below 100 %, with at most four decimals',
  },
  unknown_kind: { la: 'ບໍ່ຮູ້ຈັກປະເພດນີ້', en: 'This kind of value is unknown' },
}
