import { foldLao } from '#kit/contract/lao-folding.ts'
import { normalLao } from '#kit/contract/normal-lao.ts'
import { hasHiddenCharacter } from '#kit/contract/texts.ts'
import type { ReasonCode } from '../locales/import-reasons.ts'
import { chosen } from './cell-choices.ts'
import { CellFault, type GivenCell } from './cell-fault.ts'
import type { ColumnKind } from './fields/field-kinds.ts'
import { findBank } from './find-bank.ts'
import type { ImportColumn } from './import-columns.ts'
import type { KnownLists } from './known-lists.ts'
import { normalPhone } from './phone.ts'
import { readDate } from './read-date.ts'
import { readMoney } from './read-money.ts'
import { readSalary } from './read-salary.ts'
import { salaryCell } from './salary-amount.ts'

/** Excel stores 15 digits of a number; from the 16th all are zeros. */
const EXACT_NUMBER = 1e15

/** True if the cell is empty, or has the dash of an empty one. */
export function isBlank(cell: GivenCell | undefined): boolean {
  if (!cell || cell.error !== undefined || cell.formula !== undefined) return !cell
  return cell.value === null || (typeof cell.value === 'string' && /^[-–—]*$/.test(normalLao(cell.value)))
}

/** The value of a filled cell by the kind of its column. Throws `CellFault`. */
export function readCell(cell: GivenCell, column: ImportColumn, lists: KnownLists): unknown {
  if (cell.error !== undefined) throw new CellFault('cell_error', { error: cell.error })
  if (cell.formula !== undefined) throw new CellFault('formula')
  return READERS[column.kind](cell.value, column, lists)
}

type Reader = (value: GivenCell['value'], column: ImportColumn, lists: KnownLists) => unknown

function readText(value: GivenCell['value'], column: ImportColumn): string {
  if (typeof value === 'number' && Math.abs(value) >= EXACT_NUMBER) throw new CellFault('digits_lost')
  const text = normalLao(String(value ?? ''))
  if (hasHiddenCharacter(text)) throw new CellFault('unstorable')
  const max = column.maxLength ?? 100
  if (text.length > max) throw new CellFault('too_long', { max: String(max) })
  if (column.form && !column.form.pattern.test(text)) throw new CellFault(column.form.reason)
  return text
}

/** A whole number within the bounds of its column. */
function readCount(value: GivenCell['value'], { min = 0, max = 0 }: ImportColumn): number {
  const amount = typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value
  if (typeof amount !== 'number' || !Number.isFinite(amount)) throw new CellFault('not_a_number')
  if (!Number.isInteger(amount) || amount < min || amount > max)
    throw new CellFault('out_of_range', { min: String(min), max: String(max) })
  return amount
}

const readChoice: Reader = (value, column) => {
  const meaning = chosen(column, String(value))
  if (meaning !== undefined) return meaning
  if (column.kind === 'nationality') return readText(value, column)
  if (column.kind === 'flag') throw new CellFault('not_yes_or_no')
  throw new CellFault('unknown_choice', { choices: Object.keys(column.options ?? {}).join(', ') })
}

function lookUp<T>(list: Map<string, T>, value: GivenCell['value'], code: ReasonCode): T {
  const found = list.get(foldLao(String(value)))
  if (found === undefined) throw new CellFault(code)
  return found
}

/** "ແຂວງ" and "ເມືອງ" before a name, and "Province" and "District" after it, are ignored. */
function lookUpPlace<T>(list: Map<string, T>, value: GivenCell['value'], code: ReasonCode): T {
  const name = foldLao(String(value))
  const bare = name.replace(/^(ແຂວງ|ເມືອງ) ?| (province|district)$/g, '')
  return list.get(name) ?? lookUp(list, bare, code)
}

function readBank(value: GivenCell['value'], _: ImportColumn, { banks }: KnownLists): number {
  const id = findBank(banks, String(value))
  if (id === undefined) throw new CellFault('unknown_bank')
  return id
}

const MEANINGS: Record<string, 'birth' | 'start'> = { birth_date: 'birth', start_date: 'start' }

const READERS: Record<ColumnKind, Reader> = {
  text: readText,
  digits: readText,
  money: readMoney,
  salary: (value, _, { currencies }) => salaryCell(readSalary(value, currencies)),
  count: readCount,
  date: (value, { name }, { today }) => readDate(value, { today, meaning: MEANINGS[name] ?? 'other' }),
  flag: readChoice,
  choice: readChoice,
  nationality: readChoice,
  province: (value, _, lists) => lookUpPlace(lists.provinces, value, 'unknown_province'),
  district: (value, _, lists) => lookUpPlace(lists.districts, value, 'unknown_district'),
  bank: readBank,
  phone: (value, column) => normalPhone(readText(value, column)),
}
