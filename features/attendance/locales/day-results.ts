import type { Language } from '#kit/contract/scalars.ts'
import type { DayResultCode } from '../contract.ts'

/** The names of day results. */
export const DAY_RESULT_TEXTS: Record<DayResultCode, Record<Language, string>> = {
  success: { la: 'ມາປົກກະຕິ', en: 'On time' },
  late: { la: 'ມາຊ້າ', en: 'Late' },
  early: { la: 'ກັບກ່ອນ', en: 'Left early' },
  forgotten: { la: 'ລືມປ້ຳໂມງ', en: 'Forgot to scan' },
  absent: { la: 'ຂາດວຽກ', en: 'Absent' },
  leave: { la: 'ລາພັກ', en: 'Leave' },
  holiday: { la: 'ວັນພັກລັດຖະການ', en: 'Public holiday' },
  outside: { la: 'ນອກເຂດສະແກນ', en: 'Outside zone' },
  not_yet: { la: 'ຍັງບໍ່ຮອດເວລາ', en: 'Not yet' },
}

/** The names of day results in one language. */
export const dayResults = (language: Language) =>
  Object.fromEntries(
    Object.entries(DAY_RESULT_TEXTS).map(([result, text]) => [result, text[language]]),
  ) as Record<DayResultCode, string>
