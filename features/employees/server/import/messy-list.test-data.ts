import { Buffer } from 'node:buffer'
import { type CellValue, writeXlsx } from 'hucre'

/** A workbook of one sheet with these rows, from the first row on. */
export async function workbookOf(rows: readonly (readonly CellValue[])[]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'ລາຍຊື່', rows: rows.map((row) => [...row]) }] }))
}

const NAMES = ['ສົມສັກ', 'ບົວຈັນ', 'ຄຳຫຼ້າ', 'ມະລິ', 'ສົມພອນ', 'ດາລາ', 'ບຸນມີ', 'ນ້ອຍ', 'ວັນນາ', 'ຈັນທາ']
const SURNAMES = ['ພົມມະຈັນ', 'ສີສະຫວັດ', 'ໄຊຍະວົງ', 'ແກ້ວມະນີ', 'ສຸວັນນະພູມ', 'ອິນທະວົງ']

/** The ways in which the list writes one thing, in turn. */
const DATES = ['13-Dec-20', '13/12/20', '13.12.2020', '13 ທັນວາ 2020', '13/12/2563', '2020-12-13']
const SALARIES = ['6.500.000', '6,500,000 ກີບ', '₭6500000', '6 500 000', 6_500_000, '6.5 ລ້ານ']
const BANKS = ['BCEL Bank', 'ບີຊີອີແອລ', 'BCEL', 'ທະນາຄານ BCEL']
const PHONES = ['020 5555 1234', '+856 20 5555 1234', '2055551234', '020-5555-1234']
const MEN = ['ຊ', 'ທ້າວ', 'ຊາຍ', 'M']
const WOMEN = ['ຍ', 'ນາງ', 'ຍິງ', 'F']

const each = <T>(values: readonly T[], at: number) => values[at % values.length] as T

/** The people of the list as they are meant; every second one is a woman. */
export const MESSY_PEOPLE = Array.from({ length: 60 }, (_, at) => ({
  emp_number: String(2001 + at),
  name: each(NAMES, at),
  surname: `${each(SURNAMES, at)}${at}`,
  gender: at % 2 === 0 ? 'male' : 'female',
  start_date: '2020-12-13',
  base_salary: 6_500_000,
  phone: '+8562055551234',
  department: ['ຕັດຫຍິບ', 'ບັນຈຸ', 'ບໍລິຫານ'][Math.floor(at / 20)] as string,
}))

const HEADINGS = [
  ...['ລ/ດ', 'ລະຫັດ', 'ຊື່ ແລະ ນາມສະກຸນ', 'ເພດ', 'ວດປ ເກີດ', 'ເບີໂທ', 'ວັນເຂົ້າວຽກ', 'ພະແນກ', 'ໜ້າທີ່'],
  ...['ເງິນເດືອນ', 'ທະນາຄານ', 'ເລກບັນຊີ', 'ໝາຍເຫດ'],
]

/** A person's row; the last ones have no number. */
function rowOf(person: (typeof MESSY_PEOPLE)[number], at: number): CellValue[] {
  const isMan = person.gender === 'male'
  const title = each(['', isMan ? 'ທ້າວ ' : 'ນາງ ', isMan ? 'ທ.' : 'ນ.'], at)
  return [
    at + 1,
    at < 55 ? Number(person.emp_number) : null,
    `${title}${person.name} ${person.surname}`,
    title === '' ? each(isMan ? MEN : WOMEN, at) : null,
    `0${(at % 9) + 1}/03/${85 + (at % 10)}`,
    each(PHONES, at),
    each(DATES, at),
    person.department,
    at % 20 === 0 ? 'ຫົວໜ້າ' : 'ພະນັກງານ',
    each(SALARIES, at),
    each(BANKS, at),
    `01021200${String(10000 + at)}`,
    at === 3 ? 'ລາພັກ' : null,
  ]
}

/**
 * The list of a company as it lies in an office: titles above, a section row for each department, a total row, a line for
 * signatures, and every value written in several ways.
 */
export function messyList(): Promise<Buffer> {
  const sections = ['ຕັດຫຍິບ', 'ບັນຈຸ', 'ບໍລິຫານ'].flatMap((department, at) => [
    [`ພະແນກ${department}`],
    ...MESSY_PEOPLE.slice(at * 20, at * 20 + 20).map((person, place) => rowOf(person, at * 20 + place)),
  ])
  return workbookOf([
    ['ບໍລິສັດ ວຽງຈັນ ເທັກສ໌ໄທລ໌ ຈຳກັດ'],
    [null, null, 'ບັນຊີລາຍຊື່ພະນັກງານ ປະຈຳປີ 2026'],
    [],
    HEADINGS,
    ...sections,
    ['ລວມ', null, null, null, null, null, null, null, null, 390_000_000],
    [],
    [null, null, 'ຜູ້ອະນຸມັດ', null, null, null, null, 'ຜູ້ສະຫຼຸບ'],
  ])
}
