import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listSampleNotes } from '../contract.ts'
import { createOneSampleNote } from './create-sample-note.ts'
import { sampleNoteList } from './list-sample-notes.ts'

export const sampleNotesEndpoints: readonly Endpoint[] = [
  ...listEndpoints(listSampleNotes, sampleNoteList),
  createOneSampleNote,
]
