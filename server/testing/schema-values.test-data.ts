/** The part of JSON Schema that the calls use. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  examples?: unknown[]
  pattern?: string
  minimum?: number
  maxLength?: number
  exclusiveMinimum?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** The id for a property with this name; undefined if the name belongs to no record. */
export type IdByName = (name: string) => number | undefined

/** Texts that a special rule checks. Names are dotted, without the indexes of lists. */
const TEXTS: Record<string, string> = {
  month: '2026-04',
  due_on: '2100-01-31',
  pin: '7700',
  from_time: '17:00',
  to_time: '19:00',
  check_in: '07:00',
  check_out: '16:00',
  earliest_in: '05:30',
  earliest_out: '14:00',
  half_from: '11:00',
  half_to: '12:00',
  'days.check_in': '08:00',
  'days.check_out': '17:00',
  'days.earliest_in': '06:30',
  'days.earliest_out': '15:00',
  'days.half_from': '12:00',
  'days.half_to': '13:00',
  has_review: 'true',
  to_check: 'true',
  whole_month: 'true',
  scans: '07:58,17:02',
  later: '1',
  all: 'true',
  nationality_id: 'Lao',
  province_code: '01',
  province_id: '01',
  district_id: '0101',
  'contacts.type': 'phone',
  'contacts.value': '020 5555 1234',
  bank_name: 'BCEL',
  email: 'someone.new@champa.test',
  admin_email: 'someone.new@champa.test',
  'employee_holidays.type': 'annual',
  roles: 'companyuser',
  permissions: 'view-late',
  new_password: 'Another-2026!',
  confirm_password: 'Another-2026!',
  deleted: 'false',
  commit: 'false',
  has_account: 'true',
  district_code: '0101',
  swift: 'COEBLALA',
  account_code: '5110',
  sign_in_code: 'chosencode',
  approval_code_prefix: 'AP-',
  search: 'Zqfirst',
}
const TEXTS_BY_PATTERN: Record<string, string> = {
  '^(\\d{7})?$': '',
  '^(?:\\d{1,2}=\\d{1,3}(?:\\.[05])?(?:, ?\\d{1,2}=\\d{1,3}(?:\\.[05])?)*)?$': '5=18',
  '^[A-Z]{3}$': 'XTS',
  '^[A-Z]{1,3}=[a-z_]*(,[A-Z]{1,3}=[a-z_]*)*$': 'A=emp_number',
  '^(?!own-)[a-z][a-z0-9 _-]*$': 'tester',
  '^[0-9A-Za-z][0-9A-Za-z./-]{0,49}$': '6110',
}
const NUMBERS: Record<string, number> = { page: 1, per_page: 200, year: 2026, version: 1 }
/** Files of a record: uploaded by separate calls, and kept by an edit that omits them. */
const LEFT_OUT = new Set(['profile', 'resumeFile'])
/** What a sample does not have: a file, the amount of a month, which only an item in instalments has, and a deputy. */
const EMPTY = new Set(['logo', 'month_amount', 'deputy_id'])
const FIRST_DAYS = /^(from|from_date|start_date|first_day)$/
const LAST_DAYS = /^(to|to_date|end_date|last_day)$/

/** A value that the schema and the use case accept. Throws if it knows none: then a rule is missing here. */
export function sampleOf(schema: Schema, name: string, idOf: IdByName): unknown {
  if (EMPTY.has(name)) return null
  const id = idOf(name)
  if (id !== undefined) return isList(schema) ? [id] : id
  if (schema.const !== undefined) return schema.const
  if (schema.examples) return schema.examples[0]
  if (schema.enum) return schema.enum[0]
  if (schema.oneOf) return sampleOf(firstChoice(schema.oneOf, name), name, idOf)
  if (schema.anyOf) return sampleOf(firstChoice(schema.anyOf, name), name, idOf)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return objectOf(schema, name, idOf)
  if (type === 'array') return [sampleOf(schema.items ?? {}, name, idOf)]
  // An invited account would have no password, and its address would be in the outbox.
  if (type === 'boolean') return name !== 'invite'
  if (type === 'string') return textOf(schema, name)
  if (type === 'integer' || type === 'number') return numberOf(schema, name)
  throw new Error(`No value is known for ${name}: ${JSON.stringify(schema)}`)
}

/** A list of ids, which can be null. */
const isList = ({ type, anyOf }: Schema) =>
  type === 'array' || (anyOf?.some((choice) => choice.type === 'array') ?? false)

/** A field with its own text gets it if it accepts texts. */
function firstChoice(choices: readonly Schema[], name: string): Schema {
  const texts = choices.find((choice) => choice.type === 'string' || choice.anyOf)
  const chosen = (TEXTS[name] !== undefined && texts) || choices[0]
  if (!chosen) throw new Error(`${name} has no choices`)
  return chosen
}

function objectOf(schema: Schema, name: string, idOf: IdByName): Record<string, unknown> {
  const prefix = name === '' ? '' : `${name}.`
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([key]) => !LEFT_OUT.has(key))
      .map(([key, property]) => [key, sampleOf(property, prefix + key, idOf)]),
  )
}

function textOf(schema: Schema, name: string): string {
  const known = TEXTS[name]
  if (known !== undefined) return known
  if (schema.format === 'date') {
    if (name === 'birth_date') return '1990-01-01'
    return FIRST_DAYS.test(name) ? '2026-04-01' : LAST_DAYS.test(name) ? '2026-04-30' : '2026-04-15'
  }
  if (schema.pattern) {
    const fitting = TEXTS_BY_PATTERN[schema.pattern]
    if (fitting === undefined) throw new Error(`No text is known for ${name}: ${schema.pattern}`)
    return fitting
  }
  return `New ${name}`.slice(0, Math.min(schema.maxLength ?? 30, 30))
}

function numberOf(schema: Schema, name: string): number {
  const known = NUMBERS[name]
  if (known !== undefined) return known
  // A default number would refer to a record that exists nowhere, which proves nothing.
  if (/(^|[._])id$|Id$/.test(name)) throw new Error(`There is no record for ${name}`)
  return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1
}

/** A body for a call: its texts start with `word`, and its addresses contain this word and path, so that calls do not conflict. */
export function sampleBody(path: string, schema: Schema, idOf: IdByName, word: string): object {
  const address = `${word}-${path.replace(/\W+/g, '-')}`.toLowerCase()
  const text = JSON.stringify(sampleOf(schema, '', idOf))
    .replaceAll('"New ', `"${word} `)
    .replaceAll('someone.new@', `${address}@`)
  // The provider's users have other roles and permissions.
  const isProviders = path.startsWith('/api/admin/')
  return JSON.parse(
    isProviders ? text.replaceAll('companyuser', 'synergyuser').replaceAll('view-late', 'admin-bank') : text,
  )
}
