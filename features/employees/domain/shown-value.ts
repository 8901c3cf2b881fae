import { formatDate, isDay } from '#kit/contract/days.ts'
import type { Words } from '#kit/contract/master-data-fields.ts'
import { bareText } from '#kit/contract/similar-text.ts'
import { YES_NO_WORDS } from '#kit/contract/yes-no.ts'
import type { GivenCell } from './cell-fault.ts'
import type { ImportColumn } from './import-columns.ts'
import type { KnownLists } from './known-lists.ts'
import { NATIONALITIES } from './nationalities.ts'
import { dialledPhone } from './phone.ts'
import { shownSalary } from './salary-amount.ts'

const both = (text: string): Words => ({ la: text, en: text })

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** A value of the sheet as users read it; '' for an empty one. `value`: as in `CheckedRow`. */
export function shownAs(value: unknown, column: ImportColumn, lists: KnownLists): Words {
  if (value === null || value === undefined || value === '') return both('')
  const text = String(value)
  if (typeof value === 'boolean') return YES_NO_WORDS[value ? 'true' : 'false']
  switch (column.kind) {
    case 'money':
      return both(grouped(Number(value)))
    case 'salary':
      return both(shownSalary(value as number | string))
    case 'date':
      return both(isDay(text) ? formatDate(text) : text)
    case 'choice':
      return column.options?.[text] ?? both(text)
    case 'nationality':
      return nationality(text)
    case 'bank':
      return both(lists.banks.find(({ id }) => id === value)?.short_name ?? text)
    case 'phone':
      return both(dialledPhone(text) || text)
    case 'province':
    case 'district':
      return lists.placeNames.get(text) ?? both(text)
    default:
      return column.options?.[text] ?? both(text)
  }
}

function nationality(text: string): Words {
  const known = NATIONALITIES.find(({ name }) => name === text)
  return known ? { la: known.la, en: known.name } : both(text)
}

/** A cell that was understood as something else than it says. */
export interface Understood {
  /** Name of the column. */
  column: string
  from: string
  to: Words
}

/** Kinds whose cells can be written in many ways. */
const READ_KINDS: readonly ImportColumn['kind'][] = [
  'money',
  'salary',
  'date',
  'flag',
  'choice',
  'nationality',
  'bank',
  'phone',
]

/** What is told about the value read from a cell: nothing if it says the same. */
export function understood(
  cell: GivenCell,
  column: ImportColumn,
  value: unknown,
  lists: KnownLists,
): Understood | null {
  if (!READ_KINDS.includes(column.kind) || typeof cell.value === 'boolean') return null
  const from = String(cell.value ?? '').trim()
  const to = shownAs(value, column, lists)
  const isSame = ['money', 'salary', 'date'].includes(column.kind) ? isPlain : isSameText
  return isSame(from, value, to) ? null : { column: column.name, from: from.slice(0, 200), to }
}

/** Amounts with commas and days as dd/mm/yyyy or yyyy-mm-dd are the usual form. */
function isPlain(from: string, value: unknown, to: Words): boolean {
  const text = from.replace(/ 00:00$/, '')
  return text === String(value) || text === to.la || sameDay(text) === to.la
}

const sameDay = (text: string) => {
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  return parts ? `${parts[1]?.padStart(2, '0')}/${parts[2]?.padStart(2, '0')}/${parts[3]}` : text
}

function isSameText(from: string, value: unknown, { la, en }: Words): boolean {
  return [la, en, String(value)].some((text) => bareText(text) === bareText(from))
}
