import type { DayResultCode } from '../../contract.ts'

/** The sign of each result in the cells of the grid, on chips and in the legend. */
export const RESULT_SIGNS: Readonly<Record<DayResultCode, string>> = {
  success: '✓',
  late: '→',
  early: '←',
  forgotten: '?',
  absent: '✕',
  outside: '!',
  leave: '–',
  holiday: '★',
  not_yet: '…',
}

/** The sign of a day; late and early days with their minutes. */
export function signOf(day: { result: DayResultCode; late_minutes: number; early_minutes: number }): string {
  const sign = RESULT_SIGNS[day.result]
  if (day.result === 'late') return `${sign}${day.late_minutes}`
  return day.result === 'early' ? `${sign}${day.early_minutes}` : sign
}
