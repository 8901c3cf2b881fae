import { PERSON_HEADINGS } from './headings-of-person.ts'
import { WORK_HEADINGS } from './headings-of-work.ts'

/**
 * Headings that companies use for the columns of the employee sheet, besides the name and the labels of a column.
 * Case, spaces, punctuation and the spelling of Lao do not matter.
 */
export const HEADINGS: Readonly<Record<string, readonly string[]>> = { ...PERSON_HEADINGS, ...WORK_HEADINGS }

/** Headings of a row number, which is no field. */
export const ROW_NUMBER_HEADINGS: readonly string[] = [
  ...['ລຳດັບ', 'ລ/ດ', 'ລດ', 'ລ.ດ', 'ລຳດັບທີ', 'ທີ', 'ເລກທີ', 'ລ/ທ', 'ຈຳນວນ', 'ອັນດັບ'],
  ...['no', 'no.', '#', 'nr', 'n°', 's/n', 'sn', 'item', 'row', 'seq'],
]
