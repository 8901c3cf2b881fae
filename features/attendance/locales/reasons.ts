import type { Language } from '#kit/contract/scalars.ts'
import type { ScanLineReason } from '../contract.ts'

/** Why a line of a scan file was not stored. */
export const SCAN_LINE_REASONS: Record<ScanLineReason, Record<Language, string>> = {
  missing_fields: { la: 'ຂາດວັນທີ ແລະ ເວລາ', en: 'Date and time are missing' },
  bad_pin: { la: 'ລະຫັດປ້ຳໂມງບໍ່ຖືກຕ້ອງ', en: 'Not a clock code' },
  bad_date: { la: 'ວັນທີບໍ່ຖືກຕ້ອງ', en: 'Not a valid date' },
  bad_time: { la: 'ເວລາບໍ່ຖືກຕ້ອງ', en: 'Not a valid time' },
  too_long: { la: 'ແຖວຍາວເກີນໄປ', en: 'The line is too long' },
  in_future: { la: 'ເວລາສະແກນຢູ່ໃນອະນາຄົດ', en: 'The scan is in the future' },
  unknown_employee: { la: 'ບໍ່ມີພະນັກງານໃຊ້ລະຫັດປ້ຳໂມງນີ້', en: 'No employee has this PIN' },
}
