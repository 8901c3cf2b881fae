/** The tables of this feature; SQL of other features must not use them (scripts/check-sql.ts). */
export const tables = [
  'approval_route',
  'decision_link',
  'decision',
  'delegation',
  'hr_branch',
  'request',
  'request_comment',
  'request_step',
] as const
