import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { foldedText, instant } from '#kit/server/list/list-sql.ts'
import { wordsOf } from '#kit/server/list/list-words.ts'
import type { listSampleNotes } from '../contract.ts'
import en from '../locales/en.ts'
import la from '../locales/la.ts'

const word = wordsOf(la, en)

export const SAMPLE_NOTE_COLUMNS = {
  id: 'r.id',
  name: 'r.name',
  note: 'r.note',
  created_at: instant('r.created_at'),
}

export const sampleNoteList: ListDeclaration<typeof listSampleNotes> = {
  from: 'sample_note r',
  key: ['r.id'],
  where: ['r.company_id = $1'],
  columns: SAMPLE_NOTE_COLUMNS,
  filters: {},
  search: foldedText('r.name', 'r.note'),
  sorts: { name: 'r.name collate lao', created_at: 'r.created_at' },
  order: 'name',
  sheet: {
    title: word('title'),
    columns: [
      { key: 'name', heading: word('name') },
      { key: 'note', heading: word('note') },
      { key: 'created_at', heading: word('createdAt'), type: 'instant' },
    ],
  },
}
