import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { normalLao } from '#kit/contract/normal-lao.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Version } from '#kit/contract/scalars.ts'
import { lineText, requiredLineText } from '#kit/contract/texts.ts'
import { PLACES_ACCESS } from './place-access.ts'

/** A stored name: one spelling of Lao, single spaces. */
const Name = z.string().transform(normalLao).pipe(requiredLineText(100))

const COLUMNS = ['code', 'name_la', 'name_en', 'village_count'] as const

const Place = z.object({
  /** The code as a number. */
  id: Id,
  code: z.string(),
  name_la: z.string(),
  name_en: z.string(),
  /** Other spellings, which an import also accepts. */
  other_names: z.array(z.string()),
  village_count: z.int(),
  version: Version,
})
export const ProvinceRow = Place.extend({ iso_code: z.string(), district_count: z.int() })
export type ProvinceRow = z.infer<typeof ProvinceRow>
export const DistrictRow = Place.extend({
  province_code: z.string(),
  province_la: z.string(),
  province_en: z.string(),
})
export type DistrictRow = z.infer<typeof DistrictRow>

/** Government codes do not change; names do. */
export const PlaceNames = z.object({
  name_la: Name,
  name_en: Name,
  other_names: z.array(Name).max(20),
  version: Version,
})

const params = z.object({ id: IdParam })

export const listProvinceRows = defineRoute({
  method: 'GET',
  path: '/admin/province',
  summary: 'List the provinces with their spellings and their numbers of districts and villages.',
  access: PLACES_ACCESS,
  query: listQuery([...COLUMNS, 'district_count']),
  answer: listAnswer(ProvinceRow),
  list: {},
})

export const updateProvince = defineRoute({
  method: 'PUT',
  path: '/admin/province/:id',
  summary: 'Change the names and spellings of a province.',
  access: PLACES_ACCESS,
  params,
  body: PlaceNames,
  answer: dataAnswer(ProvinceRow),
  errors: ['stale_version'],
})

export const listDistrictRows = defineRoute({
  method: 'GET',
  path: '/admin/district',
  summary: 'List the districts, or those of one province, with their spellings and number of villages.',
  access: PLACES_ACCESS,
  query: listQuery([...COLUMNS, 'province_code'], { province_code: lineText(10).optional() }),
  answer: listAnswer(DistrictRow),
  list: {},
})

export const updateDistrict = defineRoute({
  method: 'PUT',
  path: '/admin/district/:id',
  summary: 'Change the names and spellings of a district.',
  access: PLACES_ACCESS,
  params,
  body: PlaceNames,
  answer: dataAnswer(DistrictRow),
  errors: ['stale_version'],
})
