import { type NamedRecords, namedRecords } from '#kit/server/named-records.ts'

/** Names of this feature's records in the activity log. */
export const scheduleNames: readonly NamedRecords[] = [
  namedRecords({ from: 'schedule' }, { fields: ['schedule_id'] }),
  namedRecords({ from: 'shift' }, { fields: ['shift_id'] }),
  namedRecords({ from: 'shift_break' }),
]
