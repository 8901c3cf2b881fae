import { type NamedRecords, namedRecords } from '#kit/server/named-records.ts'

/** What the activity log calls the records of this feature. */
export const scheduleNames: readonly NamedRecords[] = [
  namedRecords({ from: 'schedule' }, { fields: ['schedule_id'] }),
]
