import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    leave_request: 'Leave',
    leave_type: 'Kind of leave',
    leave_entry: 'Entry of leave',
  },
  fields: {
    leave_type_id: 'Kind of leave',
    is_paid: 'Paid',
    part: 'Part of the day',
    entry_kind: 'Entry',
    days: 'Days',
    from_day: 'Counts from',
    expires_on: 'Can be taken until',
    note: 'Reason',
  },
  values: {
    entry_kind: {
      adjust: 'More or less',
      opening: 'Brought forward from before Champa',
    },
    part: {
      full: 'Whole day',
      morning: 'Morning',
      afternoon: 'Afternoon',
      hours: 'Hours',
    },
  },
} satisfies Widen<typeof la>
