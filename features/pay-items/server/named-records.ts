import { type NamedRecords, namedRecords } from '#kit/server/named-records.ts'

/** Names of this feature's records in the activity log. */
export const payItemNames: readonly NamedRecords[] = [
  namedRecords({ from: 'payroll_item_rule' }, { fields: ['item_id', 'copy_people_of'] }),
]
