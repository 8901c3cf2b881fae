import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { normalLao } from '#kit/contract/normal-lao.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Version } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'
import { PLACES_ACCESS } from './place-access.ts'

export const MAX_VILLAGE_NAME = 100
/** The number of suggested villages. */
export const OFFERED_VILLAGES = 50

/** A village that can be selected for an address. */
export const VillageChoice = z.object({ code: z.string(), name_la: z.string(), name_en: z.string() })
export type VillageChoice = z.infer<typeof VillageChoice>

export const listVillages = defineRoute({
  method: 'GET',
  path: '/village',
  summary: `List villages of a district whose names contain the search, in Lao or Latin letters: the first ${OFFERED_VILLAGES}.`,
  access: 'session',
  query: z.object({
    district_id: lineText(10).optional(),
    search: lineText(100).optional(),
  }),
  answer: dataAnswer(z.array(VillageChoice)),
})

export const VillageRow = z.object({
  /** The code as a number. */
  id: Id,
  code: z.string(),
  district_code: z.string(),
  district_la: z.string(),
  district_en: z.string(),
  province_code: z.string(),
  province_la: z.string(),
  province_en: z.string(),
  name_la: z.string(),
  name_en: z.string(),
  is_deleted: z.boolean(),
  version: Version,
})
export type VillageRow = z.infer<typeof VillageRow>

const Name = z.string().transform(normalLao).pipe(lineText(MAX_VILLAGE_NAME))
const names = { name_la: Name, name_en: Name }
const hasName = (village: { name_la: string; name_en: string }) =>
  village.name_la !== '' || village.name_en !== ''
const NAME_MISSING = {
  path: ['name_la'],
  params: ownText('ໃສ່ຊື່ຢ່າງໜ້ອຍໜຶ່ງພາສາ', 'A name in one of the languages is needed'),
}

export const NewVillage = z
  .object({
    district_code: z.string().regex(/^\d{4}$/),
    /** Empty: the next free number of the district. */
    code: z.string().regex(/^(\d{7})?$/),
    ...names,
  })
  .refine(hasName, NAME_MISSING)
export const VillageNames = z.object({ ...names, version: Version }).refine(hasName, NAME_MISSING)

const filters = {
  province_code: lineText(10).optional(),
  district_code: lineText(10).optional(),
  deleted: z.enum(['true']).optional(),
}
const query = listQuery(['code', 'name_la', 'name_en', 'district_code'], filters)
const params = z.object({ id: IdParam })
const answer = dataAnswer(VillageRow)

export const listVillageRows = defineRoute({
  method: 'GET',
  path: '/admin/village',
  summary:
    'List the villages, searched, sorted and filtered by province and district; deleted ones with deleted=true.',
  access: PLACES_ACCESS,
  query,
  answer: listAnswer(VillageRow),
  list: { excel: true, entity: 'village' },
})

export const createVillage = defineRoute({
  method: 'POST',
  path: '/admin/village',
  summary: 'Add a village to a district; a deleted one with the same code is recovered with these names.',
  access: PLACES_ACCESS,
  body: NewVillage,
  answer,
  errors: ['duplicate', 'invalid_input'],
})

export const updateVillage = defineRoute({
  method: 'PUT',
  path: '/admin/village/:id',
  summary: 'Change the names of a village.',
  access: PLACES_ACCESS,
  params,
  body: VillageNames,
  answer,
  errors: ['stale_version'],
})

export const deleteVillage = defineRoute({
  method: 'DELETE',
  path: '/admin/village/:id',
  summary: 'Delete a village from the list; addresses with its name keep the name.',
  access: PLACES_ACCESS,
  params,
  answer: dataAnswer(z.object({ id: Id })),
})

export const recoverVillage = defineRoute({
  method: 'POST',
  path: '/admin/village/:id/recover',
  summary: 'Recover a deleted village.',
  access: PLACES_ACCESS,
  params,
  answer,
})

export const exportVillagesCsv = defineRoute({
  method: 'GET',
  path: '/admin/village/csv',
  summary:
    'Download the villages as a CSV file, with the same search, order and filters; the import accepts it.',
  access: PLACES_ACCESS,
  query,
  stream: { contentTypes: ['text/csv; charset=utf-8'] },
})
