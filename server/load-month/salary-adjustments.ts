import type { AdjustmentFault, SalaryAdjustment } from '#features/employees/server/index.ts'
import { IsoDate, type Language, SalaryKip } from '#kit/contract/scalars.ts'
import type { CsvRow } from '#kit/server/csv/read-csv.ts'

type ValueFault = 'required' | 'not_a_date' | 'not_kip'

/** Reasons for not storing a row of salary-adjustments.csv. */
export const ADJUSTMENT_REASONS: Record<ValueFault | AdjustmentFault, Record<Language, string>> = {
  required: { la: 'ຕ້ອງປ້ອນຂໍ້ມູນ', en: 'Required' },
  not_a_date: { la: 'ວັນທີບໍ່ຖືກຕ້ອງ', en: 'Not a date' },
  not_kip: { la: 'ຕ້ອງເປັນກີບເຕັມ ບໍ່ເກີນ 11 ຕົວເລກ', en: 'Must be whole kip of at most 11 digits' },
  unknown_employee: { la: 'ບໍ່ພົບລະຫັດພະນັກງານນີ້', en: 'No employee has this number' },
  other_salary: { la: 'ມີການປັບເງິນເດືອນອື່ນໃນວັນດຽວກັນ', en: 'Another adjustment is on the same day' },
  repeated: { la: 'ຊ້ຳກັນໃນໄຟລ໌', en: 'Stands twice in the file' },
  bad_salary: { la: 'ເງິນເດືອນບໍ່ຖືກຕ້ອງ', en: 'Not a valid salary' },
}

export interface BadAdjustment {
  line: number
  column: string
  value: string
  reason: ValueFault
}

/** Checks the rows of salary-adjustments.csv. Rows with invalid values are skipped and reported. */
export function readAdjustments(rows: readonly CsvRow[]): {
  rows: (SalaryAdjustment & { line: number })[]
  errors: BadAdjustment[]
} {
  const good: (SalaryAdjustment & { line: number })[] = []
  const errors: BadAdjustment[] = []
  for (const { row: line, values } of rows) {
    const { emp_number = '', effective_date = '', target_salary = '' } = values
    const bad = faultOf(emp_number, effective_date, target_salary)
    if (bad) errors.push({ line, value: values[bad.column] ?? '', ...bad })
    else good.push({ line, emp_number, effective_date, target_salary: Number(target_salary) })
  }
  return { rows: good, errors }
}

function faultOf(
  empNumber: string,
  date: string,
  salary: string,
): { column: string; reason: ValueFault } | null {
  if (!empNumber) return { column: 'emp_number', reason: 'required' }
  if (!IsoDate.safeParse(date).success) return { column: 'effective_date', reason: 'not_a_date' }
  const isKip = /^\d+$/.test(salary) && SalaryKip.safeParse(Number(salary)).success
  return isKip ? null : { column: 'target_salary', reason: 'not_kip' }
}
