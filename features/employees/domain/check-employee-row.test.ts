import { describe, expect, test } from 'vitest'
import type { GivenCell } from './cell-fault.ts'
import { checkEmployeeRow } from './check-employee-row.ts'
import { benefitColumns, IMPORT_COLUMNS } from './import-columns.ts'
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
  currencies: ['LAK', 'USD', 'THB'],
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
    [{ base_salary: '1.300.00' }, 'base_salary: not_a_number'],
    [{ base_salary: '1,200 EUR' }, 'base_salary: foreign_currency'],
    [{ base_salary: '45,000 ດົງ' }, 'base_salary: foreign_currency'],
    [{ base_salary: '1,200.005 USD' }, 'base_salary: too_many_decimals'],
    [{ base_salary: '-500$' }, 'base_salary: negative'],
    [{ base_salary: '$ many' }, 'base_salary: not_a_number'],
    [{ base_salary: '1000000000 USD' }, 'base_salary: too_large'],
    [{ 'benefit:Meal': '100 USD' }, 'benefit:Meal: foreign_currency'],
    [{ base_salary: '2,500,000.75' }, 'base_salary: has_decimals'],
    [{ base_salary: true }, 'base_salary: not_a_number'],
    [{ base_salary: 100_000_000_000 }, 'base_salary: too_large'],
    [{ base_salary: '123456789012' }, 'base_salary: too_large'],
    [{ base_salary: -1 }, 'base_salary: negative'],
    [{ base_salary: 2_500_000.5 }, 'base_salary: has_decimals'],
    [{ 'benefit:Meal': 'lunch' }, 'benefit:Meal: not_a_number'],
    [{ start_date: '31/02/2024' }, 'start_date: not_a_date'],
    [{ start_date: 2024 }, 'start_date: not_a_date'],
    [{ start_date: '13-Foo-20' }, 'start_date: not_a_date'],
    [{ start_date: '12/25/2020' }, 'start_date: not_a_date'],
    [{ start_date: '01/02/67' }, 'start_date: unclear_year'],
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

describe('values as people write them', () => {
  const known = (more: Given) => rowOf(more) as unknown as Record<string, unknown>

  test.each([
    ['6.500.000', 6_500_000],
    ['2,800,000 ກີບ', 2_800_000],
    ['₭2 800 000', 2_800_000],
    ['3.000.000 LAK', 3_000_000],
    ['2.500.000,00', 2_500_000],
    ['2,500,000.-', 2_500_000],
    ['500.000', 500_000],
    ['໒໕໐໐໐໐໐', 2_500_000],
    ['2.5 ລ້ານ', 2_500_000],
    ['2800000', 2_800_000],
  ])('%s is %i kip', (text, kip) => {
    expect(known({ base_salary: text }).base_salary).toBe(kip)
  })

  test.each([
    ['13-Dec-20', '2020-12-13'],
    ['13 Dec 2020', '2020-12-13'],
    ['13/12/20', '2020-12-13'],
    ['13.12.2020', '2020-12-13'],
    ['2020/12/13', '2020-12-13'],
    ['13 ທັນວາ 2020', '2020-12-13'],
    ['5 ກໍລະກົດ 2021', '2021-07-05'],
    ['1 ຕຸລາ 21', '2021-10-01'],
    ['December 13, 2020', '2020-12-13'],
    ['01/02/2567', '2024-02-01'],
    ['01/02/98', '1998-02-01'],
    [45_000, '2023-03-15'],
  ])('%s is the day %s', (text, day) => {
    expect(known({ start_date: text }).start_date).toBe(day)
  })

  test('two digits of a year of birth are a person of working age', () => {
    expect(known({ birth_date: '05/03/85' }).birth_date).toBe('1985-03-05')
    expect(known({ birth_date: '05/03/04' }).birth_date).toBe('2004-03-05')
    expect(known({ birth_date: '05/03/26' }).birth_date).toBe('1926-03-05')
  })

  test.each([
    ...(['ຊ', 'ຊາຍ', 'ທ້າວ', 'ທ.', 'M', 'Mr.', 'male'] as const).map((text) => [text, 'male'] as const),
    ...(['ຍ', 'ຍິງ', 'ນາງ', 'ນ.', 'ນາງສາວ', 'F', 'Ms', 'Female'] as const).map(
      (text) => [text, 'female'] as const,
    ),
  ])('%s is %s', (text, gender) => {
    expect(known({ gender: text }).gender).toBe(gender)
  })

  test.each([
    'BCEL',
    'BCEL Bank',
    'bcel',
    'ບີຊີອີແອລ',
    'ບີຊີອີແອວ',
    'ທຄຕລ',
    'ບີເຊວ',
    'ທະນາຄານ BCEL',
    'ທະນາຄານການຄ້າ',
    'BCEL One',
  ])('%s is a bank', (text) => {
    expect(known({ bank_short_name: text }).bank_short_name).toBe(7)
  })

  test.each([
    ['020 5555 1234', '+8562055551234'],
    ['+856 20 55 55 12 34', '+8562055551234'],
    ['856-20-5555-1234', '+8562055551234'],
    [2_055_551_234, '+8562055551234'],
    ['030 1234567', '+856301234567'],
  ])('%s is a phone number', (text, phone) => {
    expect(known({ phone: text }).phone).toBe(phone)
  })

  test('a dash is an empty cell', () => {
    expect(known({ surname: '-', end_date: '–' })).toMatchObject({ surname: '', end_date: null })
  })
})

describe('names', () => {
  const nameOf = (more: Given) => {
    const { name, surname, en_name, en_surname, gender } = rowOf({ name: null, ...more })
    return [name, surname, en_name, en_surname, gender]
  }

  test.each<[Given, (string | null)[]]>([
    [{ full_name: 'ທ້າວ ສົມສັກ ພົມມະຈັນ' }, ['ສົມສັກ', 'ພົມມະຈັນ', '', '', 'male']],
    [{ full_name: 'ນາງບົວຈັນ ສີສະຫວັດ' }, ['ບົວຈັນ', 'ສີສະຫວັດ', '', '', 'female']],
    [{ full_name: 'ນ. ບົວຈັນ ສີ ສະຫວັດ' }, ['ບົວຈັນ', 'ສີ ສະຫວັດ', '', '', 'female']],
    [{ full_name: 'ທ.ສົມສັກ' }, ['ສົມສັກ', '', '', '', 'male']],
    [{ full_name: 'ສົມສັກ ພົມມະຈັນ' }, ['ສົມສັກ', 'ພົມມະຈັນ', '', '', null]],
    [{ name: 'ທ້າວ ສົມສັກ', gender: 'ຊ' }, ['ສົມສັກ', '', '', '', 'male']],
    [
      { name: 'ສົມສັກ', en_full_name: 'Mr. Somsack PHOMMACHANH' },
      ['ສົມສັກ', '', 'Somsack', 'PHOMMACHANH', 'male'],
    ],
    [{ full_name: 'PHOMMACHANH, Somsack' }, ['Somsack', 'PHOMMACHANH', '', '', null]],
    // A title that contradicts the column of the gender is part of the name.
    [{ name: 'ນາງ ສົມສັກ', gender: 'M' }, ['ນາງ ສົມສັກ', '', '', '', 'male']],
    [{ name: 'ນາງ' }, ['ນາງ', '', '', '', null]],
  ])('%j', (more, expected) => {
    expect(nameOf(more)).toEqual(expected)
  })

  test('a formula in the column of full names is an error of the name', () => {
    expect(faultsOf({ name: null, full_name: { value: 'x', formula: '=A1' } })).toEqual(['name: formula'])
  })
})

test('each value that was read as something else is told, and no other', () => {
  const checked = check({
    name: null,
    full_name: 'ທ້າວ ສົມສັກ ພົມ',
    base_salary: '6.500.000',
    start_date: '13-Dec-20',
    birth_date: '31/12/1990',
    bank_short_name: 'ບີຊີອີແອລ',
    phone: '020 5555 1234',
    is_sso: 'ແມ່ນ',
  })
  expect(checked.understood.map(({ column, from, to }) => `${column}: ${from} → ${to.en}`)).toEqual([
    'full_name: ທ້າວ ສົມສັກ ພົມ → ສົມສັກ · ພົມ · Male',
    'bank_short_name: ບີຊີອີແອລ → BCEL',
    'start_date: 13-Dec-20 → 13/12/2020',
    'base_salary: 6.500.000 → 6,500,000',
  ])
})

describe('a row of an existing employee', () => {
  const stored = rowOf({
    phone: '020 5555 1234',
    province_code: '13',
    district_code: 'ຈຳພອນ',
    base_salary: 3_000_000,
  })
  const update = (cells: Given) =>
    checkEmployeeRow(
      Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, { value: value as string }])),
      columns,
      known,
      stored,
    )

  test('needs only what changes, and keeps the rest', () => {
    const checked = update({ emp_number: '1001', phone: '020 7777 1234' })
    expect(checked).toMatchObject({ ok: true, given: ['emp_number', 'phone'] })
    if (checked.ok) expect(checked.row).toEqual({ ...stored, phone: '+8562077771234' })
  })

  test('is checked together with the stored values', () => {
    expect(update({ end_date: '01/01/2020' })).toMatchObject({
      ok: false,
      faults: [{ code: 'end_before_start' }],
    })
  })

  test('another province empties the district', () => {
    const checked = update({ province_code: '17' })
    if (checked.ok) expect(checked.row).toMatchObject({ province_code: '17', district_code: null })
  })
})
