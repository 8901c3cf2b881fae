/** The tables of this feature; SQL of other features must not use them (scripts/check-sql.ts). */
export const tables = [
  'notice',
  'notice_delivery',
  'notice_language',
  'notice_preference',
  'push_subscription',
] as const

/** Of these: only on the coordinator of a cluster, because no statement joins them with tenant tables. */
export const local = ['notice_delivery', 'push_subscription'] as const
