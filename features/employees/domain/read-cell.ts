import { foldLao } from '#kit/contract/lao-folding.ts'
import { normalLao } from '#kit/contract/normal-lao.ts'
import { hasHiddenCharacter } from '#kit/contract/texts.ts'
import type { ReasonCode } from '../locales/import-reasons.ts'
import { chosen } from './cell-choices.ts'
import { CellFault, type GivenCell } from './cell-fault.ts'
import type { ColumnKind } from './fields/field-kinds.ts'
import type { ImportColumn } from './import-columns.ts'
import type { KnownLists } from './known-lists.ts'
import { normalPhone } from './phone.ts'
import { readDate } from './read-date.ts'

/** Salaries have at most 11 digits (specification 9). */
const SALARY_DIGITS = 11
/** Excel stores 15 digits of a number; from the 16th all are zeros. */
const EXACT_NUMBER = 1e15

/** True if the cell is empty. */
export function isBlank(cell: GivenCell | undefined): boolean {
  if (!cell || cell.error !== undefined || cell.formula !== undefined) return !cell
  return cell.value === null || (typeof cell.value === 'string' && normalLao(cell.value) === '')
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

function readMoney(value: GivenCell['value']): number {
  const isGrouped = typeof value === 'string' && /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(value.trim())
  const amount = isGrouped ? Number(value.replaceAll(',', '')) : value
  if (typeof amount !== 'number' || !Number.isFinite(amount)) throw new CellFault('not_a_number')
  if (amount < 0) throw new CellFault('negative')
  if (!Number.isInteger(amount)) throw new CellFault('has_decimals')
  if (amount >= 10 ** SALARY_DIGITS) throw new CellFault('too_large', { max: String(SALARY_DIGITS) })
  return amount
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

const READERS: Record<ColumnKind, Reader> = {
  text: readText,
  digits: readText,
  money: readMoney,
  count: readCount,
  date: readDate,
  flag: readChoice,
  choice: readChoice,
  nationality: readChoice,
  province: (value, _, lists) => lookUpPlace(lists.provinces, value, 'unknown_province'),
  district: (value, _, lists) => lookUpPlace(lists.districts, value, 'unknown_district'),
  bank: (value, _, lists) => lookUp(lists.banks, value, 'unknown_bank'),
  phone: (value, column) => normalPhone(readText(value, column)),
}
