/** The tables of this feature; SQL of other features must not use them (scripts/check-sql.ts). */
export const tables = ['business_type', 'company', 'company_setting'] as const

/** Of these: copied to every machine of a cluster, because tenant tables join or reference them. */
export const reference = ['business_type', 'company'] as const

/** All tenant tables are co-located with this one on a cluster, so that the rows of a company are on one machine. */
export const first = 'company_setting' satisfies (typeof tables)[number]
