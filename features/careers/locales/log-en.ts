import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: { profile_change: 'Change of own details' },
} satisfies Widen<typeof la>
