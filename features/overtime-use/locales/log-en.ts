import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: { overtime_use: 'Overtime use' },
  fields: { use_date: 'Day' },
} satisfies Widen<typeof la>
