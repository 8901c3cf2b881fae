import type { Field } from '#kit/contract/master-data-fields.ts'
import type { Language } from '#kit/contract/scalars.ts'

/** Of a list that is kept by declaration, what the log asks: its name there, and the words of its fields. */
export interface DeclaredList {
  name: string
  fields: Readonly<Record<string, Pick<Field, 'kind' | 'words' | 'options'>>>
}
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

export const isPlace = (name: string) => /^\d+$/.test(name)

/** The names by which a field may be known, the most exact first. */
export function knownAs(entity: string, path: Path): string[] {
  const names = path.filter((name) => !isPlace(name))
  const [outer, last = ''] = names.length > 1 ? names.slice(-2) : ['', names[0]]
  return [...(outer ? [`${outer}.${last}`] : []), `${entity}.${last}`, last]
}

export const isOneOf = (names: ReadonlySet<string>, entity: string, path: Path) =>
  knownAs(entity, path).some((name) => names.has(name))

export const isInternal = (entity: string, path: Path) => isOneOf(INTERNAL, entity, path)

export function declared({ lists }: LogTexts, entity: string, path: Path) {
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
