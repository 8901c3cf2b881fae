import { readScanLine } from '#features/attendance/domain/scan-line.ts'
import { type DevicePunch, type PunchFaultReason, storableLine } from './device-punch.ts'

/** Events of access controllers from this number on are refusals and states of doors (protocol 3.x, appendix of events). */
const FIRST_EVENT_WITHOUT_ACCESS = 20
const encoder = new TextEncoder()

/**
 * Reads a line of `Name=value` fields, as access controllers send them: `PIN=42 TAB Time=… TAB Status=0 TAB VerifyMode=2`, or `time=… TAB
 * pin=2 TAB event=3 TAB inoutstatus=0 TAB verifytype=15`. Returns null for another form, 'no_punch' for an event in which nobody passed.
 */
export function readNamedPunch(text: string): DevicePunch | PunchFaultReason | 'no_punch' | null {
  if (!/^\s*[A-Za-z]\w*=/.test(text)) return null
  const fields = namedFields(text, '\t')
  const event = fields.get('event')
  const pin = fields.get('pin') ?? ''
  if (event !== undefined && (Number(event) >= FIRST_EVENT_WITHOUT_ACCESS || pin === '' || pin === '0'))
    return 'no_punch'
  const kind = fields.get('status') ?? fields.get('inoutstatus') ?? ''
  const verify = fields.get('verifymode') ?? fields.get('verify') ?? fields.get('verifytype') ?? ''
  const line = encoder.encode([pin, fields.get('time') ?? '', kind, verify].join('\t'))
  const scan = readScanLine(line, 0, line.length)
  if (typeof scan === 'string') return scan === 'unknown_employee' ? 'bad_pin' : scan
  return { ...scan, utcOffsetMinutes: null, rawLine: storableLine(text) }
}

/** The values of `Name=value` fields by their names in small letters; of repeated names the first. */
export function namedFields(text: string, separator: string | RegExp): Map<string, string> {
  const fields = new Map<string, string>()
  for (const field of text.split(separator)) {
    const at = field.indexOf('=')
    if (at < 1) continue
    const name = field.slice(0, at).trim().replace(/^~/, '').toLowerCase()
    if (!fields.has(name)) fields.set(name, field.slice(at + 1).trim())
  }
  return fields
}
