import { foldLao } from '#kit/contract/lao-folding.ts'
import { normalLao } from '#kit/contract/normal-lao.ts'
import { hasHiddenCharacter } from '#kit/contract/texts.ts'
import { VILLAGE_FILE, type VillageReason } from '../locales/village-file.ts'

const MAX_NAME = 100
export type VillageColumn = keyof typeof VILLAGE_FILE.columns

/** Column letters → the known column. */
export type VillageColumns = ReadonlyMap<string, VillageColumn>

const OTHER_HEADERS: Partial<Record<VillageColumn, readonly string[]>> = {
  code: ['ລະຫັດ', 'village_code', 'village code', 'villagecode'],
  name_la: ['ຊື່ບ້ານ', 'ບ້ານ', 'ຊື່ລາວ', 'village_name_la', 'lao name', 'lao'],
  name_en: ['village', 'village_name_en', 'village name', 'english name', 'english'],
}

/** Identifies the columns by their headers in either language, and the unknown headers. */
export function matchVillageColumns(headers: Readonly<Record<string, string>>) {
  const columns = new Map<string, VillageColumn>()
  const ignored: string[] = []
  const keys = Object.keys(VILLAGE_FILE.columns) as VillageColumn[]
  const textsOf = (key: VillageColumn) => {
    const { la, en } = VILLAGE_FILE.columns[key]
    return [key, la, en, ...(OTHER_HEADERS[key] ?? [])].map(foldLao)
  }
  for (const [letters, header] of Object.entries(headers)) {
    const key = keys.find((name) => textsOf(name).includes(foldLao(header)))
    if (key && ![...columns.values()].includes(key)) columns.set(letters, key)
    else ignored.push(header)
  }
  return { columns: columns as VillageColumns, ignored }
}

/** A village as in a file; an empty name keeps the stored one. */
export interface GivenVillage {
  code: string
  district_code: string
  name_la: string
  name_en: string
}
export interface VillageFault {
  column: VillageColumn
  code: VillageReason
}

/** Codes of the districts by their folded names and codes. */
export type DistrictsByName = ReadonlyMap<string, readonly string[]>

/** The text of a cell and whether it is a formula. */
export type VillageCells = Partial<Record<VillageColumn, { text: string; isFormula: boolean }>>

const padded = (code: string, digits: number) =>
  /^\d+$/.test(code) && code.length === digits - 1 ? `0${code}` : code

/** Checks one row of a village file. All its errors are reported together. */
export function readVillageRow(
  cells: VillageCells,
  districts: DistrictsByName,
): { village: GivenVillage; faults: VillageFault[] } {
  const faults: VillageFault[] = []
  const textOf = (column: VillageColumn) => normalLao(cells[column]?.text ?? '')
  // A number cell has lost its leading zero.
  const code = padded(textOf('code'), 7)
  const village = {
    code,
    district_code: code.slice(0, 4),
    name_la: textOf('name_la'),
    name_en: textOf('name_en'),
  }
  const add = (column: VillageColumn, reason: VillageReason) => faults.push({ column, code: reason })
  for (const [column, cell] of Object.entries(cells))
    if (cell?.isFormula) add(column as VillageColumn, 'formula')
  if (code === '') add('code', 'code_missing')
  else if (!/^\d{7}$/.test(code)) add('code', 'bad_code')
  else checkDistrict(village.district_code, textOf, districts, add)
  if (village.name_la === '' && village.name_en === '') add('name_la', 'name_missing')
  for (const column of ['name_la', 'name_en'] as const) {
    if (village[column].length > MAX_NAME) add(column, 'too_long')
    if (hasHiddenCharacter(village[column])) add(column, 'unstorable')
  }
  return { village, faults }
}

function checkDistrict(
  district: string,
  textOf: (column: VillageColumn) => string,
  districts: DistrictsByName,
  add: (column: VillageColumn, reason: VillageReason) => void,
): void {
  if (!districts.has(district)) {
    add('code', 'unknown_district')
    return
  }
  for (const column of ['district_code', 'district'] as const) {
    const text = textOf(column)
    if (text === '') continue
    const named = districts.get(foldLao(column === 'district_code' ? padded(text, 4) : text))
    if (!named) add(column, 'unknown_district')
    else if (!named.includes(district)) add(column, 'district_elsewhere')
  }
}

/** The codes that are in several rows. */
export function repeatedCodes(codes: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const code of codes) if (seen.size === seen.add(code).size) repeated.add(code)
  return repeated
}
