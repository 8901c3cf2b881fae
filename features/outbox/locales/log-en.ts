import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    mail: 'Mail',
  },
  fields: {
    'mail.to': 'To',
  },
} satisfies Widen<typeof la>
