/** The tables that this feature owns: no SQL of another feature names them (scripts/check-sql.ts). */
export const tables = ['business_type', 'company', 'company_setting'] as const

/** Of these: whole on every machine of a cluster, because tables of companies join them or refer to them. */
export const reference = ['business_type', 'company'] as const

/** All tables of companies lie on a cluster as this one does, so that the rows of a company are on one machine. */
export const first = 'company_setting' satisfies (typeof tables)[number]
