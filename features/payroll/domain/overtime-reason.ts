/** Why approved overtime came to 0 minutes. */
export const OVERTIME_REASONS = [
  'on_leave',
  'no_scan',
  'outside_zone',
  'one_scan',
  'outside_scans',
  'outside_window',
  'inside_shift',
] as const
export type OvertimeReason = (typeof OVERTIME_REASONS)[number]

/** An approved span without a minute of counted overtime, and what is known of its day. */
export interface ZeroOvertime {
  /** Whether overtime counts as scanned or as approved. */
  basis: 'scanned' | 'approved'
  /** The result of the date; null on a day without a shift. */
  result: string | null
  /** Scans of the date and the following night, and those of them that count. */
  scans: number
  counted: number
  /** Some minute of the span lies between the first and the last scan that counts. */
  is_covered: boolean
}

/**
 * The first condition of the engine that fails (engines/attendance/overtime.ts): no overtime on a day of leave; both a
 * check-in and a check-out; on days off only scans from 2 hours before to 4 hours after the span; no minutes of the shift.
 */
export function overtimeReason({ basis, result, scans, counted, is_covered }: ZeroOvertime): OvertimeReason {
  if (result === 'leave') return 'on_leave'
  if (basis === 'approved') return 'inside_shift'
  if (counted === 0) return scans > 0 ? 'outside_zone' : 'no_scan'
  if (counted === 1 || result === 'forgotten') return 'one_scan'
  if (!is_covered) return 'outside_scans'
  return result === null || result === 'holiday' ? 'outside_window' : 'inside_shift'
}
