import type { Language } from '#kit/contract/scalars.ts'
import type { OvertimeRowReason } from '../domain/overtime-rows.ts'

/** Why a value of an overtime file was refused. */
export const OVERTIME_ROW_REASONS: Record<
  OvertimeRowReason | 'unknown_employee',
  Record<Language, string>
> = {
  required: { la: 'ຕ້ອງປ້ອນຂໍ້ມູນ', en: 'Required' },
  not_a_date: { la: 'ວັນທີບໍ່ຖືກຕ້ອງ ຕ້ອງເປັນ ປີ-ເດືອນ-ວັນ', en: 'Not a date; it must be year-month-day' },
  not_a_time: { la: 'ເວລາບໍ່ຖືກຕ້ອງ ຕ້ອງແຕ່ 00:00 ຫາ 23:59', en: 'Not a time from 00:00 to 23:59' },
  too_long: { la: 'ຍາວເກີນ 100 ຕົວອັກສອນ', en: 'Longer than 100 characters' },
  unknown_employee: { la: 'ບໍ່ພົບລະຫັດພະນັກງານນີ້', en: 'No employee has this number' },
}
