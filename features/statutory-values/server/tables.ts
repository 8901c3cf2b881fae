/** The tables that this feature owns: no SQL of another feature names them (scripts/check-sql.ts). */
export const tables = ['statutory_value'] as const

/** Of these: whole on every machine of a cluster, because tables of companies join them or refer to them. */
export const reference = ['statutory_value'] as const
