import { describe, expect, test } from 'vitest'
import type { GivenCell } from './cell-fault.ts'
import { checkEmployeeRow } from './check-employee-row.ts'
import { benefitColumns, IMPORT_COLUMNS, matchColumns } from './import-columns.ts'
import { knownLists } from './known-lists.ts'

const district = (code: string, name_la: string, name_en: string, other_names: string[] = []) => ({
  code,
  province_code: code.slice(0, 2),
  name_la,
  name_en,
  other_names,
})
const known = knownLists({
  today: '2026-11-21',
  provinces: [
    { code: '01', name_la: 'ນະຄອນຫຼວງວຽງຈັນ', name_en: 'Vientiane Capital', other_names: [] },
    { code: '13', name_la: 'ສະຫວັນນະເຂດ', name_en: 'Savannakhet', other_names: ['Savanaket'] },
    { code: '17', name_la: 'ອັດຕະປື', name_en: 'Attapeu', other_names: ['Attapu'] },
  ],
  districts: [
    district('0101', 'ຈັນທະບູລີ', 'Chanthabuly', ['Chanthabouly']),
    district('0103', 'ໄຊເສດຖາ', 'Xaysetha'),
    district('1307', 'ຈຳພອນ', 'Champhone'),
    district('0199', 'ຈຳພອນ', 'Champhone'),
    district('1701', 'ໄຊເສດຖາ', 'Xaysettha', ['Xaysetha']),
  ],
  banks: [{ id: 7, short_name: 'BCEL', name_la: 'ທະນາຄານການຄ້າ', name_en: 'Banque pour le Commerce' }],
  benefits: [{ id: 3, column: 'benefit:Meal' }],
})
const columns = [...IMPORT_COLUMNS, ...benefitColumns(['Meal'])]

type Given = Record<string, GivenCell['value'] | GivenCell>
const base: Given = { emp_number: '1001', name: 'ສົມພອນ', start_date: '2024-02-01', base_salary: 2_500_000 }
const check = (more: Given) =>
  checkEmployeeRow(
    Object.fromEntries(
      Object.entries({ ...base, ...more }).map(([name, cell]) => [
        name,
        typeof cell === 'object' && cell ? cell : { value: cell as GivenCell['value'] },
      ]),
    ),
    columns,
    known,
  )
const faultsOf = (more: Given) => {
  const checked = check(more)
  return checked.ok ? [] : checked.faults.map(({ column, code }) => `${column}: ${code}`)
}
const rowOf = (more: Given) => {
  const checked = check(more)
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
  return checked.row
}

describe('errors of a row', () => {
  test.each<[Given, string]>([
    [{ name: null }, 'name: required'],
    [{ name: ' \u200b ' }, 'name: required'],
    [{ name: 'ສົມ\u202eພອນ' }, 'name: unstorable'],
    [{ emp_number: '10\u000701' }, 'emp_number: unstorable'],
    [{ base_salary: null }, 'base_salary: required'],
    [{ base_salary: 'five million' }, 'base_salary: not_a_number'],
    [{ base_salary: '1.300.000' }, 'base_salary: not_a_number'],
    [{ base_salary: true }, 'base_salary: not_a_number'],
    [{ base_salary: 100_000_000_000 }, 'base_salary: too_large'],
    [{ base_salary: '123456789012' }, 'base_salary: too_large'],
    [{ base_salary: -1 }, 'base_salary: negative'],
    [{ base_salary: 2_500_000.5 }, 'base_salary: has_decimals'],
    [{ 'benefit:Meal': 'lunch' }, 'benefit:Meal: not_a_number'],
    [{ start_date: '31/02/2024' }, 'start_date: not_a_date'],
    [{ start_date: 45_000 }, 'start_date: not_a_date'],
    [{ start_date: '01/02/2567' }, 'start_date: not_a_date'],
    [{ end_date: '2024-01-31' }, 'end_date: end_before_start'],
    [{ birth_date: '2026-11-22' }, 'birth_date: date_in_future'],
    [{ birth_date: '2024-02-01' }, 'birth_date: birth_after_start'],
    [{ bank_short_name: 'MOON' }, 'bank_short_name: unknown_bank'],
    [{ province_code: '19' }, 'province_code: unknown_province'],
    [{ district_code: '9999' }, 'district_code: unknown_district'],
    [{ province_code: '13', district_code: '0101' }, 'district_code: district_elsewhere'],
    [{ district_code: 'Champhone' }, 'district_code: unknown_district'],
    [{ is_sso: 'perhaps' }, 'is_sso: not_yes_or_no'],
    [{ gender: 'x' }, 'gender: unknown_choice'],
    [{ card_type: 'library card' }, 'card_type: unknown_choice'],
    [{ name: 'ກ'.repeat(101) }, 'name: too_long'],
    [{ name: { value: 'x', formula: '=A1' } }, 'name: formula'],
    [{ base_salary: { value: null, error: '#N/A' } }, 'base_salary: cell_error'],
    [{ bank_account: 3_208_196_727_317_784 }, 'bank_account: digits_lost'],
    [{ bank_account: '12' }, 'bank_account: bad_account'],
    [{ email: 'no address' }, 'email: bad_email'],
    [{ dependants: 21 }, 'dependants: out_of_range'],
    [{ dependants: 1.5 }, 'dependants: out_of_range'],
    [{ dependants: 'two' }, 'dependants: not_a_number'],
    [{ tax_number: '12345678' }, 'tax_number: bad_tax_number'],
    [{ tax_number: '12345678A' }, 'tax_number: bad_tax_number'],
  ])('%j', (more, fault) => {
    expect(faultsOf(more)).toEqual([fault])
  })

  test('all errors are reported together', () => {
    expect(faultsOf({ name: '', base_salary: 'x', gender: 'x' })).toHaveLength(3)
  })
})

describe('a valid row', () => {
  test('dates are accepted as date cells, as dd/mm/yyyy and as ISO texts', () => {
    expect(rowOf({ start_date: '5/3/2024', birth_date: '1990-12-31' })).toMatchObject({
      start_date: '2024-03-05',
      birth_date: '1990-12-31',
    })
  })

  test('names are stored in the normal forms of Lao, phones as E.164, amounts without commas', () => {
    const row = rowOf({
      name: ' ຫນູ  ຄໍາ ',
      phone: '020 5555 1234',
      base_salary: '2,500,000',
      'benefit:Meal': 250_000,
    })
    expect(row).toMatchObject({
      name: 'ໜູ ຄຳ',
      phone: '+8562055551234',
      base_salary: 2_500_000,
      benefits: { 3: 250_000 },
    })
  })

  test('a district determines its province, and a province selects between districts with the same name', () => {
    expect(rowOf({ district_code: 101 })).toMatchObject({ district_code: '0101', province_code: '01' })
    expect(rowOf({ province_code: 'ສະຫວັນນະເຂດ', district_code: 'ຈໍາພອນ' }).district_code).toBe('1307')
  })

  test('places are found by other spellings, and by names with their kind', () => {
    expect(rowOf({ district_code: 'CHANTHABOULY' }).district_code).toBe('0101')
    expect(rowOf({ province_code: 'Savanaket' }).province_code).toBe('13')
    expect(rowOf({ province_code: 'ແຂວງ ສະຫວັນນະເຂດ', district_code: 'ເມືອງຈຳພອນ' }).district_code).toBe('1307')
    expect(rowOf({ province_code: 'Attapeu Province' }).province_code).toBe('17')
  })

  test("a name takes precedence over another district's other spelling, unless the province says otherwise", () => {
    expect(rowOf({ district_code: 'Xaysetha' }).district_code).toBe('0103')
    expect(rowOf({ province_code: 'Attapu', district_code: 'Xaysetha' }).district_code).toBe('1701')
  })

  test('Lao words are accepted for yes, no and the choices', () => {
    expect(rowOf({ is_sso: 'ບໍ່ແມ່ນ', gender: 'ຍິງ', card_type: 'ປື້ມສຳມະໂນຄົວ', nationality: 'ໄທ' })).toMatchObject(
      {
        is_sso: false,
        gender: 'female',
        card_type: 'family record',
        nationality: 'Thai',
      },
    )
  })

  test('empty cells get their defaults', () => {
    expect(rowOf({})).toMatchObject({
      nationality: 'Lao',
      is_sso: true,
      employment_type: 'full time',
      end_date: null,
    })
  })
})

test('columns are found by their names, Lao and English labels; the row number column is ignored', () => {
  const headers = { A: 'ລຳດັບ', B: 'EMP_NUMBER', C: 'ຊື່', D: 'Base salary', E: 'meal', F: 'Shoe size' }
  const { known: found, ignored, missing } = matchColumns(headers, columns)
  expect([...found].map(([letters, column]) => `${letters} ${column.name}`)).toEqual([
    'B emp_number',
    'C name',
    'D base_salary',
    'E benefit:Meal',
  ])
  expect(ignored).toEqual(['Shoe size'])
  expect(missing.map(({ name }) => name)).toEqual(['start_date'])
})
