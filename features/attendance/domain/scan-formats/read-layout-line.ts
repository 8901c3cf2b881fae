import type { ScanLayout } from '../../contract/scan-layout.ts'
import type { ScanLineReason } from '../../contract.ts'
import { PIN_PATTERN } from '../pin.ts'
import type { ScanLine } from '../scan-line.ts'
import { splitFields } from '../split-fields.ts'
import { readMoment } from './read-moment.ts'

/** A line of a table with a few texts and remarks has at most some hundred characters. */
const LONGEST_LINE = 2000

/** The names of kinds in exports of terminals' programs, by the terminal's own number. */
const KINDS: readonly (readonly string[])[] = [
  ['c/in', 'checkin', 'check-in', 'in', 'i', 'clockin', '上班签到', '签到', '进', 'ເຂົ້າ'],
  ['c/out', 'checkout', 'check-out', 'out', 'o', 'clockout', '下班签退', '签退', '出', 'ອອກ'],
  ['out back', 'breakout', 'break-out', 'b/out', '外出', 'ພັກອອກ'],
  ['breakin', 'break-in', 'b/in', '外出返回', 'ພັກເຂົ້າ'],
  ['overtimein', 'overtime-in', 'ot/in', 'otin', '加班签到', 'ເຂົ້າເພີ່ມໂມງ'],
  ['overtimeout', 'overtime-out', 'ot/out', 'otout', '加班签退', 'ອອກເພີ່ມໂມງ'],
]

function kindOf(text: string | undefined): number | null {
  if (!text) return null
  if (/^\d{1,3}$/.test(text)) return Number(text) <= 255 ? Number(text) : null
  const name = text.toLowerCase().replaceAll(' ', '')
  const kind = KINDS.findIndex((names) => names.includes(name))
  return kind === -1 ? null : kind
}

/** Excel hides an apostrophe that keeps a number from losing its leading zeros; other programs write it. */
const pinOf = (text: string | undefined) => (text ?? '').replace(/^'/, '').trim()

/** Reads a line of a table; the reason if it cannot be read. */
export function readLayoutLine(text: string, layout: ScanLayout): ScanLine | ScanLineReason {
  if (text.length > LONGEST_LINE) return 'too_long'
  const fields = splitFields(text, layout.delimiter)
  const day = fields[layout.day]
  const time = layout.time === null ? null : (fields[layout.time] ?? '')
  if (day === undefined || fields.length <= layout.pin) return 'missing_fields'
  const pin = pinOf(fields[layout.pin])
  if (!PIN_PATTERN.test(pin)) return 'bad_pin'
  const at = readMoment(day, time, layout.order)
  if (typeof at === 'string') return at
  return { pin, at, kind: layout.kind === null ? null : kindOf(fields[layout.kind]), verify: null }
}
