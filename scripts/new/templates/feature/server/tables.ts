/** The tables that this feature owns: no SQL of another feature names them (scripts/check-sql.ts). */
export const tables = ['sample_note'] as const
