import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { IsoDate, SalaryKip } from '#kit/contract/scalars.ts'
import { fileUpload, type StoredFile } from '#kit/contract/stored-files.ts'

const Row = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  department: z.string(),
  start: IsoDate,
  salary: z.int(),
  status: z.enum(['active', 'leaving', 'resigned']),
})
export type Row = z.infer<typeof Row>

/** Calls without a server: they show components while loading and after an error. */
export const listSamples = defineRoute({
  method: 'GET',
  path: '/gallery/rows',
  summary: 'Sample rows of the gallery.',
  access: 'session',
  query: listQuery(['name', 'start', 'salary'], { status: z.string().optional() }),
  answer: listAnswer(Row),
})

export const saveSample = defineRoute({
  method: 'POST',
  path: '/gallery/rows',
  summary: 'Save a sample of the gallery.',
  access: 'session',
  body: z.object({
    name: z.string().min(1).max(100),
    salary: SalaryKip,
    start: IsoDate,
    end: IsoDate.nullable(),
    note: z.string().max(500).optional(),
  }),
  answer: dataAnswer(Row),
})

export const uploadSample = fileUpload({
  path: '/gallery/file',
  summary: 'Upload a sample of the gallery.',
  access: 'session',
  purpose: 'document',
})

export const SAMPLE_FILE: StoredFile = { id: 1, name: 'ໃບແພດ.pdf', type: 'application/pdf', bytes: 184_320 }

const NAMES = [
  'ຄຳພອນ ວົງສະຫວັນ',
  'ນາງ ໝັ້ນນ້ຳ ແກ້ວມະນີ',
  'ສົມສັກ ພົມມະຈັນ',
  'Nguyễn Thị Hương',
  'ບຸນມີ ໄຊຍະວົງ',
  'ສຸກສະຫວັດ ຫຼວງພະບາງ',
]
const STATES = ['active', 'active', 'leaving', 'active', 'resigned'] as const

export const samples: Row[] = Array.from({ length: 600 }, (_, index) => ({
  id: index + 1,
  code: `E${String(index + 1).padStart(4, '0')}`,
  name: NAMES[index % NAMES.length] ?? '',
  department: ['ບັນຊີ', 'ຂາຍ', 'ບຸກຄະລາກອນ'][index % 3] ?? '',
  start: `20${String(10 + (index % 15))}-0${1 + (index % 9)}-1${index % 10}`,
  salary: index === 3 ? -250_000 : 2_500_000 + ((index * 7_919) % 9_000) * 1_000,
  status: STATES[index % STATES.length] ?? 'active',
}))
