import type { Language } from '#kit/contract/scalars.ts'
import type { LeaveRowReason } from '../domain/leave-rows.ts'

/** Why a value of a leave file was refused. */
export const LEAVE_ROW_REASONS: Record<LeaveRowReason | 'unknown_employee', Record<Language, string>> = {
  required: { la: 'ຕ້ອງປ້ອນຂໍ້ມູນ', en: 'Required' },
  not_a_date: { la: 'ວັນທີບໍ່ຖືກຕ້ອງ ຕ້ອງເປັນ ປີ-ເດືອນ-ວັນ', en: 'Not a date; it must be year-month-day' },
  unknown_part: { la: 'ຕ້ອງເປັນ full, am ຫຼື pm', en: 'Must be full, am or pm' },
  not_yes_or_no: { la: 'ຕ້ອງເປັນ yes ຫຼື no', en: 'Must be yes or no' },
  too_long: { la: 'ຍາວເກີນ 100 ຕົວອັກສອນ', en: 'Longer than 100 characters' },
  unknown_employee: { la: 'ບໍ່ພົບລະຫັດພະນັກງານນີ້', en: 'No employee has this number' },
}
