import { type NamedRecords, namedRecords } from '#kit/server/named-records.ts'

/** What the activity log calls the records of this feature. */
export const leaveNames: readonly NamedRecords[] = [
  namedRecords({ from: 'leave_type' }, { fields: ['leave_type_id'] }),
]
