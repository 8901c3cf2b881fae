import { foldLao } from '#kit/contract/lao-folding.ts'
import type { NamedBank } from './find-bank.ts'

interface Names {
  name_la: string
  name_en: string
}
interface Place extends Names {
  code: string
  other_names: readonly string[]
}

/** Codes of the districts with that name or code (some names exist in several provinces), and of those with that other spelling. */
export interface DistrictChoice {
  named: string[]
  spelled: string[]
}

/** The data that a row is checked against. Keys are folded names and codes. */
export interface KnownLists {
  /** Today in Laos. */
  today: string
  /** Any name, code or other spelling of a province → its code. */
  provinces: Map<string, string>
  /** Any name, code or other spelling of a district → the possible districts. */
  districts: Map<string, DistrictChoice>
  /** The names of provinces and districts by their codes. */
  placeNames: Map<string, { la: string; en: string }>
  /** Code of a district → code of its province. */
  provinceOf: Map<string, string>
  banks: readonly NamedBank[]
  /** The codes of the currencies of the list. */
  currencies: readonly string[]
  /** Name of the benefit's column → id of the kind of benefit. */
  benefits: Map<string, number>
}

export interface ListRows {
  today: string
  provinces: readonly Place[]
  districts: readonly (Place & { province_code: string })[]
  banks: readonly NamedBank[]
  currencies: readonly string[]
  benefits: readonly { id: number; column: string }[]
}

/** A code as in a number cell, without leading zeros. */
const bare = (code: string) => code.replace(/^0+/, '')

const keysOf = (place: Place) =>
  new Set([bare(place.code), place.code, place.name_la, place.name_en].map(foldLao))

/** A name takes precedence over another province's other spelling. */
function provincesByName(provinces: ListRows['provinces']): Map<string, string> {
  const index = new Map<string, string>()
  for (const place of provinces) for (const key of keysOf(place)) index.set(key, place.code)
  for (const { code, other_names } of provinces)
    for (const key of other_names.map(foldLao)) if (!index.has(key)) index.set(key, code)
  return index
}

function districtsByName(districts: ListRows['districts']): Map<string, DistrictChoice> {
  const index = new Map<string, DistrictChoice>()
  const choiceOf = (key: string) => {
    const choice = index.get(key) ?? { named: [], spelled: [] }
    index.set(key, choice)
    return choice
  }
  for (const district of districts) {
    for (const key of keysOf(district)) choiceOf(key).named.push(district.code)
    for (const key of new Set(district.other_names.map(foldLao))) choiceOf(key).spelled.push(district.code)
  }
  return index
}

export function knownLists(rows: ListRows): KnownLists {
  return {
    today: rows.today,
    provinces: provincesByName(rows.provinces),
    districts: districtsByName(rows.districts),
    placeNames: new Map(
      [...rows.provinces, ...rows.districts].map(({ code, name_la, name_en }) => [
        code,
        { la: name_la, en: name_en },
      ]),
    ),
    provinceOf: new Map(rows.districts.map((district) => [district.code, district.province_code])),
    banks: rows.banks,
    currencies: rows.currencies,
    benefits: new Map(rows.benefits.map(({ id, column }) => [column, id])),
  }
}
