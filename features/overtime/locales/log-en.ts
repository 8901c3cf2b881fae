import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    overtime_request: 'Overtime request',
  },
  fields: {
    work_date: 'Day',
    from_time: 'From',
    to_time: 'To',
    approved_from: 'Approved from',
    approved_to: 'Approved to',
    asked_from: 'Asked from',
    asked_to: 'Asked to',
  },
} satisfies Widen<typeof la>
