import type { z } from 'zod'
import type { FieldErrors } from './errors.ts'
import type { Language } from './scalars.ts'

type Issue = z.core.$ZodIssue
type Text = Record<Language, string>

const TEXTS = {
  required: { la: 'ຕ້ອງປ້ອນຂໍ້ມູນ', en: 'Required' },
  number: { la: 'ຕ້ອງເປັນຕົວເລກ', en: 'Must be a number' },
  integer: { la: 'ຕ້ອງເປັນຈຳນວນເຕັມ', en: 'Must be a whole number' },
  date: { la: 'ວັນທີບໍ່ຖືກຕ້ອງ', en: 'Not a valid date' },
  time: { la: 'ເວລາບໍ່ຖືກຕ້ອງ', en: 'Not a valid time' },
  email: { la: 'ອີເມວບໍ່ຖືກຕ້ອງ', en: 'Not a valid email address' },
  choice: { la: 'ຄ່ານີ້ບໍ່ມີໃຫ້ເລືອກ', en: 'Not one of the choices' },
  unknown: { la: 'ບໍ່ຮູ້ຈັກຊ່ອງນີ້', en: 'Unknown field' },
  invalid: { la: 'ຂໍ້ມູນບໍ່ຖືກຕ້ອງ', en: 'Not valid' },
} satisfies Record<string, Text>

/** The message for an empty required field. */
export const REQUIRED: Text = TEXTS.required

function rangeText(
  issue: { origin: string } & ({ minimum: number | bigint } | { maximum: number | bigint }),
): Text {
  const isLow = 'minimum' in issue
  const bound = new Intl.NumberFormat('en-US').format(isLow ? issue.minimum : issue.maximum)
  if (issue.origin === 'string' && isLow && Number(issue.minimum) === 1) return TEXTS.required
  const unit = issue.origin === 'string' ? { la: ' ຕົວອັກສອນ', en: ' characters' } : { la: '', en: '' }
  return isLow
    ? { la: `ຕ້ອງບໍ່ໜ້ອຍກວ່າ ${bound}${unit.la}`, en: `At least ${bound}${unit.en}` }
    : { la: `ຕ້ອງບໍ່ເກີນ ${bound}${unit.la}`, en: `At most ${bound}${unit.en}` }
}

function isBound(
  issue: Issue,
): issue is Issue & { origin: string } & ({ minimum: number } | { maximum: number }) {
  return issue.code === 'too_small' || issue.code === 'too_big'
}

function typeText(issue: Issue & { code: 'invalid_type' }): Text {
  if (issue.input === undefined || issue.input === null || issue.input === '') return TEXTS.required
  if (issue.expected === 'int') return TEXTS.integer
  return issue.expected === 'number' ? TEXTS.number : TEXTS.invalid
}

function formatText(issue: Issue & { format?: string }): Text {
  if (issue.format === 'date' || issue.format === 'datetime') return TEXTS.date
  if (issue.format === 'email') return TEXTS.email
  if (issue.format === 'safeint') return TEXTS.integer
  return TEXTS.invalid
}

/** An empty text where a value is required. "Required" is more useful than "Not a valid date". */
const isEmpty = (issue: Issue) =>
  issue.input === '' && (issue.code === 'invalid_format' || issue.code === 'invalid_value')

function textOf(issue: Issue): Text {
  if (isBound(issue)) return rangeText(issue)
  if (isEmpty(issue)) return TEXTS.required
  if (issue.code === 'invalid_type') return typeText(issue)
  if (issue.code === 'invalid_format') return formatText(issue)
  if (issue.code === 'invalid_value') return TEXTS.choice
  if (issue.code === 'unrecognized_keys') return TEXTS.unknown
  const customText = issue.code === 'custom' ? (issue.params as { text?: Text } | undefined)?.text : undefined
  return customText ?? TEXTS.invalid
}

/**
 * Converts the issues of a failed zod parse to `{field: [messages]}` in one language. Fields are dotted
 * paths.
 */
export function fieldMessages(issues: readonly Issue[], language: Language): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of issues) {
    const path = issue.path.map(String).join('.') || '_'
    const messages = fields[path] ?? []
    fields[path] = messages
    messages.push(textOf(issue)[language])
  }
  return fields
}
