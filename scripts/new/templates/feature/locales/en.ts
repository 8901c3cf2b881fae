import type { Widen } from '#kit/contract/widen.ts'
import type la from './la.ts'

export default {
  title: 'Sample title',
  text: 'All sample notes of the company',
  add: 'Add a sample note',
  name: 'Name',
  note: 'Note',
  createdAt: 'Created',
  none: 'No sample notes yet',
} satisfies Widen<typeof la>
