import { dayNumber, dayOfNumber, isDay } from '#kit/contract/days.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { CellFault, type GivenCell } from './cell-fault.ts'

/** What a day is about: it decides the century of a year with two digits. `today`: 'YYYY-MM-DD'. */
export interface DateContext {
  today: string
  meaning: 'birth' | 'start' | 'other'
}

const MONTHS = [
  ['january', 'ມັງກອນ'],
  ['february', 'ກຸມພາ'],
  ['march', 'ມີນາ'],
  ['april', 'ເມສາ'],
  ['may', 'ພຶດສະພາ'],
  ['june', 'ມິຖຸນາ'],
  ['july', 'ກໍລະກົດ'],
  ['august', 'ສິງຫາ'],
  ['september', 'ກັນຍາ'],
  ['october', 'ຕຸລາ'],
  ['november', 'ພະຈິກ'],
  ['december', 'ທັນວາ'],
].map((names) => names.map(foldLao))

const pad = (text: string) => text.padStart(2, '0')

/**
 * The day of a cell as 'YYYY-MM-DD': a date cell or its number, dd/mm/yyyy (also with - or .), yyyy-mm-dd, two digits
 * for the year, 13-Dec-20 and Lao names of months. A year from 2400 to 2600 is Buddhist. Throws `CellFault`.
 */
export function readDate(value: GivenCell['value'], context: DateContext): string {
  if (typeof value === 'number') return ofSerial(value)
  const [year, month, date] = partsOf(typeof value === 'string' ? foldLao(value) : '')
  const day = `${fullYear(year, context)}-${pad(month)}-${pad(date)}`
  if (!isDay(day) || day < '1900' || day >= '2200') throw new CellFault('not_a_date')
  return day
}

const EXCEL_EPOCH = dayNumber('1899-12-30')
/** A number is a day without a date format from 1941 to 2064; smaller ones are years or counts. */
const SERIALS = { first: 15_000, last: 60_000 }

function ofSerial(value: number): string {
  const isSerial = Number.isInteger(value) && value >= SERIALS.first && value <= SERIALS.last
  if (!isSerial) throw new CellFault('not_a_date')
  return dayOfNumber(EXCEL_EPOCH + value)
}

/** Year, month and day of the month as written; '' if the text is no date. */
function partsOf(text: string): [year: string, month: string, date: string] {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?: \d{2}:\d{2})?$/.exec(text)
  if (iso) return [iso[1] ?? '', iso[2] ?? '', iso[3] ?? '']
  const lao = /^(\d{1,2}) ?[/.-] ?(\d{1,2}) ?[/.-] ?(\d{4}|\d{2})$/.exec(text)
  if (lao) return [lao[3] ?? '', lao[2] ?? '', lao[1] ?? '']
  const named = /^(\d{1,2})[\s/.-]*([^\d\s/.,-]+)[\s/.,-]*(\d{4}|\d{2})$/.exec(text)
  if (named) return [named[3] ?? '', monthOf(named[2] ?? ''), named[1] ?? '']
  const american = /^([a-z]+)\.? (\d{1,2}),? (\d{4})$/.exec(text)
  return american ? [american[3] ?? '', monthOf(american[1] ?? ''), american[2] ?? ''] : ['', '', '']
}

/** The number of a month's name, or of at least the first three letters of its English name; '' for another word. */
function monthOf(word: string): string {
  const name = word.replace(/^ເດືອນ/, '')
  const at = MONTHS.findIndex(
    ([english = '', lao]) => lao === name || (name.length >= 3 && english.startsWith(name)),
  )
  return at === -1 ? '' : String(at + 1)
}

function fullYear(year: string, context: DateContext): string {
  if (year.length === 4) {
    const isBuddhist = year >= '2400' && year <= '2600'
    return isBuddhist ? String(Number(year) - 543) : year
  }
  return year.length === 2 ? centuryOf(Number(year), context) : ''
}

/** The latest year with these digits that is possible. A Buddhist one could be meant from 28 to 74 in 2026: it has to be written in full. */
function centuryOf(digits: number, { today, meaning }: DateContext): string {
  const present = Number(today.slice(0, 4))
  const recent = 2000 + digits
  if (meaning === 'birth') return String(recent <= present - 14 ? recent : recent - 100)
  if (recent <= present + (meaning === 'start' ? 1 : 20)) return String(recent)
  if (digits >= 75) return String(recent - 100)
  throw new CellFault('unclear_year')
}
