/** The tables of this feature; SQL of other features must not use them (scripts/check-sql.ts). */
export const tables = [
  'leave_request',
  'leave_type',
  'leave_entry',
  'leave_block',
  'leave_payment',
  'leave_closing',
] as const
