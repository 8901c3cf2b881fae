import { reference, type Suggestions, suggested } from '#kit/contract/master-data-fields.ts'

const names = { la: 'name_la', en: 'name_en' }

/** One of the provinces by its government code. */
export const province = () =>
  reference('ແຂວງ', 'Province', { path: '/province', table: 'province', key: 'code', names })

/** A district of the province in the field `province_code`. */
export const district = () =>
  reference('ເມືອງ', 'District', {
    path: '/district',
    table: 'district',
    key: 'code',
    names,
    within: { field: 'province_code', column: 'province_code' },
  })

/** Villages of the district in a form; a village that is not listed can be typed. */
export const VILLAGES: Suggestions = {
  path: '/village',
  names,
  within: { field: 'district_code', parameter: 'district_id' },
}

/** The name of a village in the district of the field `district_code`. */
export const village = () => suggested('ບ້ານ', 'Village', VILLAGES, { max: 100 })
