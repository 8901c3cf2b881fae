/** The tables that this feature owns: no SQL of another feature names them (scripts/check-sql.ts). */
export const tables = ['business_type', 'company', 'company_setting'] as const
