import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    sample_note: 'Sample title',
  },
  fields: {
    'sample_note.name': 'Name',
    'sample_note.note': 'Note',
  },
} satisfies Widen<typeof la>
