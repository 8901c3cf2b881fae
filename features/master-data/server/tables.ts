import { allLists } from './all-lists.ts'

/** The tables of this feature; SQL of other features must not use them (scripts/check-sql.ts). */
export const tables: readonly string[] = [
  // One list, business types, belongs to companies.
  ...allLists.map(({ name }) => name).filter((name) => name !== 'business_type'),
  'district',
  'overtime_rate',
  'province',
  'public_holiday',
  'rest_day',
  'village',
  'village_import',
]

/** Of these: copied to every machine of a cluster, because tenant tables join or reference them. */
export const reference = [
  'bank',
  'currency',
  'district',
  'exchange_rate',
  'package',
  'province',
  'public_holiday',
  'village',
] as const

/** Of these: only on the coordinator of a cluster, because no statement joins them with tenant tables. */
export const local = ['village_import'] as const
