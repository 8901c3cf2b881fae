import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    document_user: 'Document user',
  },
  fields: {
    authorized_by: 'Authorised by',
    since: 'Since',
  },
} satisfies Widen<typeof la>
