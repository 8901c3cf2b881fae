import { reference, type Suggestions, suggested } from '#kit/contract/master-data-fields.ts'

const names = { la: 'name_la', en: 'name_en' }

/** One of the provinces by its government code. */
export const province = () =>
  reference('ແຂວງ', 'Province', { path: '/province', table: 'province', key: 'code', names })

/** A district of the province that the field `province_code` names. */
export const district = () =>
  reference('ເມືອງ', 'District', {
    path: '/district',
    table: 'district',
    key: 'code',
    names,
    within: { field: 'province_code', column: 'province_code' },
  })

/** Villages of the district that a form names; one that is not listed is typed. */
export const VILLAGES: Suggestions = {
  path: '/village',
  names,
  within: { field: 'district_code', parameter: 'district_id' },
}

/** The name of a village in the district that the field `district_code` names. */
export const village = () => suggested('ບ້ານ', 'Village', VILLAGES, { max: 100 })
