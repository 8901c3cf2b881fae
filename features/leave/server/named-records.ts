import { type NamedRecords, namedRecords } from '#kit/server/named-records.ts'

/** Names of this feature's records in the activity log. */
export const leaveNames: readonly NamedRecords[] = [
  namedRecords({ from: 'leave_type' }, { fields: ['leave_type_id'] }),
]
