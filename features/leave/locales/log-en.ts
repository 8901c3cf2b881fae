import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    leave_request: 'Leave',
    leave_type: 'Kind of leave',
    leave_entry: 'Entry of leave',
    leave_block: 'Days without leave',
    leave_closing: 'Closing of a leave year',
  },
  fields: {
    leave_type_id: 'Kind of leave',
    is_paid: 'Paid',
    files: 'Files',
    proof: 'Certificate',
    part: 'Part of the day',
    year: 'Year',
    carried_balances: 'Balances carried over',
    department_ids: 'Departments',
    leave_type_ids: 'Leave types',
    entry_kind: 'Entry',
    days: 'Days',
    from_day: 'Counts from',
    expires_on: 'Can be taken until',
    note: 'Reason',
  },
  values: {
    entry_kind: {
      adjust: 'More or less',
      encash: 'Paid with money',
      opening: 'Brought forward from before Champa',
    },
    proof: { missing: 'Missing', added: 'Added' },
    part: {
      full: 'Whole day',
      morning: 'Morning',
      afternoon: 'Afternoon',
      hours: 'Hours',
    },
  },
} satisfies Widen<typeof la>
