import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    leave_request: 'Leave',
    leave_type: 'Kind of leave',
  },
  fields: {
    leave_type_id: 'Kind of leave',
    is_paid: 'Paid',
    part: 'Part of the day',
  },
  values: {
    part: {
      full: 'Whole day',
      morning: 'Morning',
      afternoon: 'Afternoon',
    },
  },
} satisfies Widen<typeof la>
