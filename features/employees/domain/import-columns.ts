import type { ColumnKind, Options, TextForm } from './fields/field-kinds.ts'
import { columnOf, FIELDS, type NamedField } from './fields/fields.ts'
import type { Guard, GuardRights } from './guards.ts'

/** A column of the employee sheet. Its header is the name or one of the two labels, ignoring case and Lao spelling. */
export interface ImportColumn {
  name: string
  la: string
  en: string
  kind: ColumnKind
  required?: boolean
  /** Characters; default 100. */
  maxLength?: number
  /** The allowed values of a column of choices. */
  options?: Options
  /** The required form of a text. */
  form?: TextForm
  /** Only users who can change these fields can fill it in. */
  guard?: Guard
  /** Bounds of a count. */
  min?: number
  max?: number
}

/** The columns of the specification in its order (section 3, "Employee"). Later fields follow in the order of the table. */
const SPECIFIED = [
  ...['emp_number', 'name', 'surname', 'en_name', 'en_surname', 'gender', 'birth_date', 'nationality'],
  ...['province_code', 'district_code', 'village', 'phone', 'email', 'card_type', 'card_id'],
  ...['bank_short_name', 'bank_account_name', 'bank_account', 'branch', 'department', 'position', 'level'],
  ...[
    'employment_type',
    'start_date',
    'end_date',
    'base_salary',
    'include_salary_tax',
    'is_sso',
    'sso_number',
  ],
  'is_line_manager',
]

/** The name of a field's column in the sheet; null for a field without one. */
export const sheetNameOf = (field: NamedField): string | null =>
  field.sheet ? (field.sheet.name ?? columnOf(field) ?? field.name) : null

function columnOfField(field: NamedField): ImportColumn[] {
  const { sheet, cell = 'text', options, form, min, max, guard } = field
  const name = sheetNameOf(field)
  if (!sheet || name === null) return []
  const isCount = cell === 'count'
  const maxLength = sheet.max ?? (isCount ? undefined : max)
  return [
    {
      name,
      ...(sheet.heading ?? field.short ?? field.label),
      kind: cell,
      ...(sheet.required && { required: true }),
      ...(guard && { guard }),
      ...(maxLength !== undefined && { maxLength }),
      ...(cell === 'choice' && options && { options }),
      ...(form && { form }),
      ...(isCount && min !== undefined && max !== undefined && { min, max }),
    },
  ]
}

/** The first phone number is one of the contacts and has its own column. */
const PHONE: ImportColumn = {
  name: 'phone',
  la: 'ເບີໂທລະສັບ',
  en: 'Phone number',
  kind: 'phone',
  maxLength: 30,
}

const placeOf = ({ name }: ImportColumn) => {
  const place = SPECIFIED.indexOf(name)
  return place === -1 ? SPECIFIED.length : place
}

/** The employee sheet, in its order. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [...FIELDS.flatMap(columnOfField), PHONE].sort(
  (one, other) => placeOf(one) - placeOf(other),
)

/** Name and surname in one column of a file, and the columns that it fills. */
export const FULL_NAME_PARTS = {
  full_name: ['name', 'surname'],
  en_full_name: ['en_name', 'en_surname'],
} as const

/** Columns that a file can have, but the template does not. */
export const JOINED_COLUMNS: readonly ImportColumn[] = [
  { name: 'full_name', la: 'ຊື່ ແລະ ນາມສະກຸນ', en: 'Name and surname', kind: 'text', maxLength: 200 },
  {
    name: 'en_full_name',
    la: 'ຊື່ ແລະ ນາມສະກຸນ (ສາກົນ)',
    en: 'Name and surname (Latin letters)',
    kind: 'text',
    maxLength: 200,
  },
]

/** The prefix of benefit columns, because a kind of benefit can have the name of a column. */
export const BENEFIT_PREFIX = 'benefit:'

/** A column for each of the company's kinds of benefit, with its name. */
export function benefitColumns(names: readonly string[]): ImportColumn[] {
  return names.map((name) => ({
    name: BENEFIT_PREFIX + name,
    la: name,
    en: name,
    kind: 'money',
    guard: 'salary',
  }))
}

/** The columns that a user with these rights can fill in. */
export const columnsFor = (rights: GuardRights, columns: readonly ImportColumn[]): ImportColumn[] =>
  columns.filter(({ guard }) => !guard || rights[guard] === 'edit')
