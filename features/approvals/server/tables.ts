/** The tables of this feature; SQL of other features must not use them (scripts/check-sql.ts). */
export const tables = ['approval', 'approval_template'] as const
