/** The tables of this feature; SQL of other features must not use them (scripts/check-sql.ts). */
export const tables = ['invoice', 'invoice_counter', 'invoice_decision'] as const

/** Of these: only on the coordinator of a cluster, because no statement joins them with tenant tables. */
export const local = ['invoice', 'invoice_counter', 'invoice_decision'] as const
