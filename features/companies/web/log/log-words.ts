import type { Language } from '#kit/contract/scalars.ts'
import { formatDate, formatInstant, formatKip, formatMonth, formatNumber } from '#kit/web/format.ts'
import type { References } from '../../contract.ts'
import type { DeclaredList } from './list-registry.ts'

/** What the dictionaries and the declared lists say. */
export interface LogTexts {
  language: Language
  yes: string
  no: string
  entities: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string>>
  values: Readonly<Record<string, Readonly<Record<string, string>>>>
  numbered: (number: number | string) => string
  lists: readonly DeclaredList[]
}

/** A field within an entry: the names from the outside in; places in a list as their numbers. */
export type Path = readonly string[]
export type Named = Pick<References, 'names'> & { entity: string }

/** What says nothing to a person: inner numbers, and names that stand beside the number that is shown by its name. */
const INTERNAL = new Set([
  ...['id', 'version', 'can', 'search_text', 'sha256', 'digest', 'calculation_id', 'is_deleted', 'labels'],
  ...['employee.position', 'employee.branch', 'employee.department', 'employee.level', 'employee.bank_name'],
  ...['employee.province', 'employee.district', 'benefits.type', 'salary_adjustment.line'],
  ...[
    'leave_request.emp_number',
    'leave_request.employee_name',
    'leave_request.leave_type',
    'leave_request.department',
  ],
  ...['overtime_request.emp_number', 'overtime_request.employee_name', 'overtime_request.department'],
])
const MONEY = new Set([
  ...['base_salary', 'baseSalary', 'target_salary', 'price_per_user', 'discount', 'total_price', 'vat'],
  ...['amount_to_pay', 'above', 'ceiling', 'benefits.amount'],
])
const COUNTED_SUM = /_(minutes|days|halves)$/
/** Fields that hold the same few values under another name. */
const SAME_VALUES: Record<string, string> = {
  ...{ payroll_mode: 'mode', sso_payer: 'payer', tax_payer: 'payer', value_kind: 'kind' },
  ...{ nationality_id: 'nationality', condition_kind: 'condition' },
}
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/

const isPlace = (name: string) => /^\d+$/.test(name)

/** The names by which a field may be known, the most exact first. */
function knownAs(entity: string, path: Path): string[] {
  const names = path.filter((name) => !isPlace(name))
  const [outer, last = ''] = names.length > 1 ? names.slice(-2) : ['', names[0]]
  return [...(outer ? [`${outer}.${last}`] : []), `${entity}.${last}`, last]
}

const isOneOf = (names: ReadonlySet<string>, entity: string, path: Path) =>
  knownAs(entity, path).some((name) => names.has(name))

export const isInternal = (entity: string, path: Path) => isOneOf(INTERNAL, entity, path)

function declared({ lists }: LogTexts, entity: string, path: Path) {
  const [name] = path
  return path.length === 1 && name ? lists.find((list) => list.name === entity)?.fields[name] : undefined
}

/** What a field is called; null where nobody has said. */
export function fieldWord(texts: LogTexts, entity: string, path: Path): string | null {
  const names = knownAs(entity, path)
  const exact = names.slice(0, -1).find((name) => texts.fields[name])
  if (exact) return texts.fields[exact] ?? null
  return declared(texts, entity, path)?.words[texts.language] ?? texts.fields[names.at(-1) ?? ''] ?? null
}

const places = new WeakMap<object, ReadonlyMap<string, number>>()

/** Where a field stands among the others: those of a list as it declares them, all others as the dictionary has them. */
export function fieldPlace(texts: LogTexts, entity: string, path: Path): number {
  const last = path.at(-1) ?? ''
  if (isPlace(last)) return Number(last)
  if (declared(texts, entity, path))
    return Object.keys(texts.lists.find(({ name }) => name === entity)?.fields ?? {}).indexOf(last)
  let known = places.get(texts.fields)
  if (!known) {
    known = new Map(Object.keys(texts.fields).map((name, at) => [name, at]))
    places.set(texts.fields, known)
  }
  const found = knownAs(entity, path).map((name) => known.get(name))
  return found.find((at) => at !== undefined) ?? known.size
}

/** The heading of a row: the field, or the record or place in a list that it stands for. */
export function rowWord(texts: LogTexts, entry: Named, path: Path): string {
  const last = path.at(-1) ?? ''
  const outer = path.at(-2) ?? ''
  const named = entry.names[outer]?.[last]?.[texts.language]
  if (named) return named
  if (outer === 'changed' && texts.entities[last]) return texts.entities[last]
  if (isPlace(last)) return texts.numbered(Number(last) + 1)
  return fieldWord(texts, entry.entity, path) ?? last
}

function isMoney(texts: LogTexts, entity: string, path: Path): boolean {
  const [last = '', outer] = path.toReversed()
  if (outer === 'sums') return !COUNTED_SUM.test(last)
  if (outer === 'benefits' && entity === 'employee') return true
  return declared(texts, entity, path)?.kind === 'kip' || isOneOf(MONEY, entity, path)
}

/** One of a few values by its text. */
function optionWord(texts: LogTexts, entity: string, path: Path, value: string): string | undefined {
  const option = declared(texts, entity, path)?.options?.[value]
  if (option) return option[texts.language]
  const names = knownAs(entity, path)
  const all = [...names, ...names.flatMap((name) => SAME_VALUES[name] ?? [])]
  return all.map((name) => texts.values[name]?.[value]).find(Boolean)
}

function numberText(texts: LogTexts, entity: string, path: Path, value: number): string {
  const name = path.findLast((part) => !isPlace(part)) ?? ''
  if (/_ids?$|Id$/.test(name)) return texts.numbered(value)
  if (name === 'year') return String(value)
  if (isMoney(texts, entity, path)) return formatKip(value, { language: texts.language })
  return formatNumber(value, Number.isInteger(value) ? 0 : 2)
}

function lineText(value: string, language: Language): string {
  if (INSTANT.test(value)) return formatInstant(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value)
  return /^\d{4}-(0\d|1[012])$/.test(value) ? formatMonth(value, language) : value
}

/** A value that has no fields of its own, as one reads it. */
export function valueText(texts: LogTexts, entry: Named, path: Path, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (Array.isArray(value)) return value.map((item) => valueText(texts, entry, path, item)).join(', ') || '–'
  const field = path.findLast((part) => !isPlace(part)) ?? ''
  const named = entry.names[field]?.[String(value)]?.[texts.language]
  if (named) return named
  const option = optionWord(texts, entry.entity, path, String(value))
  if (option) return option
  if (typeof value === 'number') return numberText(texts, entry.entity, path, value)
  return lineText(String(value), texts.language)
}
