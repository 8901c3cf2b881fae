/** The tables of this feature; SQL of other features must not use them (scripts/check-sql.ts). */
export const tables = ['statutory_value'] as const

/** Of these: copied to every machine of a cluster, because tenant tables join or reference them. */
export const reference = ['statutory_value'] as const
