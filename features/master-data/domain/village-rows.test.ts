import { describe, expect, test } from 'vitest'
import { matchVillageColumns, readVillageRow, repeatedCodes, type VillageColumn } from './village-rows.ts'

const districts = new Map([
  ['0101', ['0101']],
  ['chanthabuly', ['0101']],
  ['0102', ['0102']],
])
const read = (given: Partial<Record<VillageColumn, string>>) =>
  readVillageRow(
    Object.fromEntries(Object.entries(given).map(([key, text]) => [key, { text, isFormula: false }])),
    districts,
  )
const faultsOf = (given: Partial<Record<VillageColumn, string>>) =>
  read(given).faults.map(({ column, code }) => `${column}: ${code}`)

test('columns are recognized by their names in either language, with any other columns', () => {
  const { columns, ignored } = matchVillageColumns({
    A: 'Village CODE',
    B: 'ຊື່ພາສາລາວ',
    C: 'la_source',
    D: 'name_en',
  })
  expect([...columns]).toEqual([
    ['A', 'code'],
    ['B', 'name_la'],
    ['D', 'name_en'],
  ])
  expect(ignored).toEqual(['la_source'])
})

describe('a row', () => {
  test('gets its leading zero back, its district from its code, and one spelling of Lao', () => {
    const { village, faults } = read({ code: '101007', name_la: ' ຫນອງ\u200bນໍ້າໃສ ', name_en: 'Nong  Namsai' })
    expect(faults).toEqual([])
    expect(village).toEqual({
      code: '0101007',
      district_code: '0101',
      name_la: 'ໜອງນ້ຳໃສ',
      name_en: 'Nong Namsai',
    })
  })

  test.each<[Partial<Record<VillageColumn, string>>, string[]]>([
    [{ name_la: 'ກ' }, ['code: code_missing']],
    [{ code: '12', name_la: 'ກ' }, ['code: bad_code']],
    [{ code: '9901001', name_la: 'ກ' }, ['code: unknown_district']],
    [{ code: '0101001', district_code: '102', name_la: 'ກ' }, ['district_code: district_elsewhere']],
    [{ code: '0101001', district: 'Nowhere', name_la: 'ກ' }, ['district: unknown_district']],
    [{ code: '0101001', district: 'CHANTHABULY', name_en: 'Ban' }, []],
    [{ code: '0101001' }, ['name_la: name_missing']],
    [{ code: '1', name_la: 'ກ'.repeat(101) }, ['code: bad_code', 'name_la: too_long']],
    [{ code: '0101001', name_la: 'ກ', name_en: '\ud800' }, ['name_en: unstorable']],
    [{ code: '0101001', name_la: 'ກ\u202eຂ', name_en: '' }, ['name_la: unstorable']],
  ])('%j: %j', (given, faults) => expect(faultsOf(given)).toEqual(faults))

  test('a formula is not accepted as a value', () => {
    const cells = { code: { text: '0101001', isFormula: true }, name_la: { text: 'ກ', isFormula: false } }
    expect(readVillageRow(cells, districts).faults).toEqual([{ column: 'code', code: 'formula' }])
  })
})

test('codes in several rows are reported once each', () => {
  expect([...repeatedCodes(['1', '2', '1', '1'])]).toEqual(['1'])
})
