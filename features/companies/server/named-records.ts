import { type NamedRecords, namedRecords } from '#kit/server/named-records.ts'

/** Names of this feature's records in the activity log. */
export const companyNames: readonly NamedRecords[] = [
  namedRecords({ from: 'company' }, { fields: ['company_id'], key: 'company_id', scope: 'companies' }),
  namedRecords({ from: 'business_type' }, { fields: ['business_type_id'], scope: 'all' }),
]
