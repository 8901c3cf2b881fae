import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { foldedText } from '#kit/server/list/list-sql.ts'
import { listSampleNotes, SAMPLE_NOTES_TEXTS as text } from '../contract/sample-notes.ts'

const sampleNoteList: ListDeclaration<typeof listSampleNotes> = {
  from: 'sample_note r',
  key: ['r.id'],
  where: ['r.company_id = $1'],
  columns: { id: 'r.id', sample_name: 'r.sample_name' },
  filters: {},
  search: foldedText('r.sample_name'),
  sorts: { sample_name: 'r.sample_name collate lao' },
  order: 'sample_name',
  sheet: { title: text.title, columns: [{ key: 'sample_name', heading: text.name }] },
}

export const sampleNotesEndpoints = listEndpoints(listSampleNotes, sampleNoteList)
