import { foldLao } from '#kit/contract/lao-folding.ts'

interface Names {
  name_la: string
  name_en: string
}

/** What a row is held against. Keys are folded names and codes. */
export interface KnownLists {
  /** Today in Laos. */
  today: string
  /** Any name or code of a province → its code. */
  provinces: Map<string, string>
  /** Any name or code of a district → the codes it may mean: some names stand in several provinces. */
  districts: Map<string, string[]>
  /** Code of a district → code of its province. */
  provinceOf: Map<string, string>
  /** Any name of a bank → its id. */
  banks: Map<string, number>
  /** Name of the benefit's column → id of the kind of benefit. */
  benefits: Map<string, number>
}

export interface ListRows {
  today: string
  provinces: readonly ({ code: string } & Names)[]
  districts: readonly ({ code: string; province_code: string } & Names)[]
  banks: readonly ({ id: number; short_name: string } & Names)[]
  benefits: readonly { id: number; column: string }[]
}

/** A code as a number cell has it, without its zeros. */
const bare = (code: string) => code.replace(/^0+/, '')

export function knownLists(rows: ListRows): KnownLists {
  const districts = new Map<string, string[]>()
  for (const district of rows.districts)
    for (const key of new Set(
      [district.code, bare(district.code), district.name_la, district.name_en].map(foldLao),
    ))
      districts.set(key, [...(districts.get(key) ?? []), district.code])
  return {
    today: rows.today,
    provinces: new Map(
      rows.provinces.flatMap(({ code, name_la, name_en }) =>
        [name_la, name_en, bare(code), code].map((key) => [foldLao(key), code] as const),
      ),
    ),
    districts,
    provinceOf: new Map(rows.districts.map((district) => [district.code, district.province_code])),
    banks: new Map(
      rows.banks.flatMap(({ id, short_name, name_la, name_en }) =>
        [name_la, name_en, short_name].map((key) => [foldLao(key), id] as const),
      ),
    ),
    benefits: new Map(rows.benefits.map(({ id, column }) => [column, id])),
  }
}
