import { z } from 'zod'
import { listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id } from '#kit/contract/scalars.ts'

/** The texts of the list on the screen and in its Excel file. */
export const SAMPLE_NOTES_TEXTS = {
  title: { la: 'Sample la', en: 'Sample title' },
  text: { la: 'ລາຍການທັງໝົດຂອງບໍລິສັດ', en: 'All sample notes of the company' },
  name: { la: 'ຊື່', en: 'Name' },
  none: { la: 'ຍັງບໍ່ມີລາຍການ', en: 'No sample notes yet' },
} as const

export const listSampleNotes = defineRoute({
  method: 'GET',
  path: '/sample-notes',
  summary: 'List the sample notes of the company.',
  access: { anyOf: ['view-employee'], side: 'company' },
  query: listQuery(['sample_name']),
  answer: listAnswer(z.object({ id: Id, sample_name: z.string() })),
  list: { excel: true, entity: 'sample_note' },
})
