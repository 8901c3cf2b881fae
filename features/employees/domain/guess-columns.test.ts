import { describe, expect, test } from 'vitest'
import { countKnownHeadings, guessColumns, isRowNumber } from './guess-columns.ts'
import { benefitColumns, IMPORT_COLUMNS, JOINED_COLUMNS } from './import-columns.ts'

const columns = [...IMPORT_COLUMNS, ...benefitColumns(['Meal', 'ຄ່ານ້ຳມັນ']), ...JOINED_COLUMNS]
const letters = (at: number) => String.fromCharCode(65 + at)
const headersOf = (headings: readonly string[]) =>
  Object.fromEntries(headings.map((heading, at) => [letters(at), heading]))

/** The field of each heading, with a question mark if it is a guess; '-' if there is none. */
function guess(headings: readonly string[], values: Record<string, readonly string[]> = {}): string[] {
  const guesses = guessColumns(headersOf(headings), columns, (column) =>
    (values[headersOf(headings)[column] ?? ''] ?? []).map((value) => ({ value })),
  )
  return headings.map((_, at) => {
    const found = guesses.get(letters(at))
    return found ? `${found.column.name}${found.certainty === 'guessed' ? '?' : ''}` : '-'
  })
}

test('the names and labels of the fields are certain, a row number is none', () => {
  expect(guess(['ລຳດັບ', 'EMP_NUMBER', 'ຊື່', 'Base salary', 'meal', 'Shoe size'])).toEqual([
    '-',
    'emp_number',
    'name',
    'base_salary',
    'benefit:Meal',
    '-',
  ])
})

describe('headings of real lists', () => {
  test.each([
    [
      [
        'ລ/ດ',
        'ລະຫັດ',
        'ຊື່ ແລະ ນາມສະກຸນ',
        'Name in English',
        'ເພດ',
        'ວດປ ເກີດ',
        'ເບີໂທ',
        'ວັນເຂົ້າວຽກ',
        'ພະແນກ',
        'ໜ້າທີ່',
        'ເງິນເດືອນ',
        'ທະນາຄານ',
        'ເລກບັນຊີ',
      ],
      '- emp_number? full_name en_full_name? gender birth_date? phone? start_date? department position? base_salary? bank_short_name bank_account?',
    ],
    [
      [
        'No.',
        'Employee ID',
        'Full Name',
        'Sex',
        'DOB',
        'Nationality',
        'Join Date',
        'Dept.',
        'Designation',
        'Basic Salary (LAK)',
        'A/C No.',
        'Bank Name',
        'Tel.',
        'E-mail',
      ],
      '- emp_number? full_name gender? birth_date? nationality start_date? department? position? base_salary? bank_account? bank_short_name? phone? email',
    ],
    [
      [
        'ລະຫັດພະນັກງານ / Staff ID',
        'ຊື່ (Name)',
        'ນາມສະກຸນ (Surname)',
        'ວັນ,ເດືອນ,ປີ ເກີດ',
        'ວັນທີ ເຂົ້າວຽກ',
        'ເງິນເດືອນ ພື້ນຖານ',
        'ສາຂາ / Branch',
      ],
      'emp_number? name? surname? birth_date start_date? base_salary branch?',
    ],
    [
      [
        'ລະຫັດພະນັກງາ',
        'ຊື່ ນາມສະກຸນ',
        'ເບີໂທລະສັບມືຖື',
        'ເລກບັນຊີທະນາຄານ',
        'ຊື່ບັນຊີ',
        'ບ້ານ',
        'ເມືອງ',
        'ແຂວງ',
        'ເລກ ປກສ',
        'TIN',
      ],
      'emp_number? full_name? phone? bank_account? bank_account_name village district_code province_code sso_number? tax_number?',
    ],
  ])('%j', (headings, expected) => {
    expect(guess(headings).join(' ')).toBe(expected)
  })

  test('a name with two words and no column for surnames is a full name, a second one is Latin', () => {
    const values = { ຊື່: ['ທ້າວ ສົມສັກ ພົມມະຈັນ', 'ນາງ ບົວ ສີ'], Name: ['Somsack Phom', 'Boua Sy'] }
    expect(guess(['ລະຫັດ', 'ຊື່', 'Name'], values)).toEqual(['emp_number?', 'full_name?', 'en_full_name?'])
    expect(guess(['ຊື່'], { ຊື່: ['ທ້າວ ສົມສັກ', 'ບົວ'] })).toEqual(['name'])
  })

  test('each field is used once', () => {
    expect(guess(['ເບີໂທ', 'ເບີໂທລະສັບ', 'ເບີຕິດຕໍ່'])).toEqual(['-', 'phone', '-'])
  })

  test('other headings stay unknown', () => {
    expect(guess(['ໝາຍເຫດ', 'ລາຍເຊັນ', 'Remark', 'Signature', 'Shoe size'])).toEqual(['-', '-', '-', '-', '-'])
  })
})

test('row numbers', () => {
  expect(['ລຳດັບ', 'ລ/ດ', 'No.', '#', 'S/N', 'ລະຫັດ', 'ຊື່'].map(isRowNumber)).toEqual([
    ...[true, true, true, true, true],
    ...[false, false],
  ])
})

test('a row of headings is known by its words, a row of values is not', () => {
  const known = (texts: readonly string[]) => countKnownHeadings(headersOf(texts), columns)
  expect(known(['ລ/ດ', 'ລະຫັດ', 'ຊື່ ແລະ ນາມສະກຸນ', 'ພະແນກ'])).toBe(4)
  expect(known(['ບໍລິສັດ ວຽງຈັນ ເທັກສ໌ໄທລ໌ ຈຳກັດ'])).toBe(0)
  expect(known(['ສົມສັກ', 'ຊ', 'ຕັດຫຍິບ'])).toBe(0)
})
