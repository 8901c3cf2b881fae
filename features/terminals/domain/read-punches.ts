import { readScanLine, type ScanLine } from '#features/attendance/domain/scan-line.ts'
import {
  type DevicePunch,
  KEPT_FAULTS,
  type PunchFaultReason,
  type PunchLines,
  storableLine,
} from './device-punch.ts'
import { readNamedPunch } from './read-named-punch.ts'

const NEWLINE = 10
const CARRIAGE_RETURN = 13
const TAB = 9
const SPACE = 32
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]
/** A PIN of one digit and a time. */
const SHORTEST_PUNCH = '1 2026-04-01 08:15:59'.length
/** Bytes that are decoded of a line that is too long. */
const SHOWN_BYTES = 1600
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * Reads the lines of an upload `ATTLOG`, each in one of the forms that terminals send: `Pin TAB time TAB …`, `PIN=… TAB Time=…`,
 * fields with spaces between them, time before PIN. Line ends of any system; blank lines are ignored. A line that cannot be read
 * does not affect the others.
 */
export function readPunches(body: Uint8Array): PunchLines {
  const read: PunchLines = { lines: 0, punches: [], faults: [], faultCount: 0 }
  let start = BYTE_ORDER_MARK.every((byte, at) => body[at] === byte) ? BYTE_ORDER_MARK.length : 0
  while (start < body.length) {
    const newline = body.indexOf(NEWLINE, start)
    const next = newline === -1 ? body.length : newline
    addLine(read, body, start, trimmedEnd(body, start, next))
    start = next + 1
  }
  return read
}

function trimmedEnd(body: Uint8Array, start: number, end: number): number {
  let at = end
  while (at > start && isBlank(body[at - 1])) at--
  return at
}

const isBlank = (byte: number | undefined) =>
  byte === SPACE || byte === TAB || byte === CARRIAGE_RETURN || byte === 0

function addLine(read: PunchLines, body: Uint8Array, start: number, end: number): void {
  if (end === start) return
  read.lines += 1
  const scan = readScanLine(body, start, end)
  const text = decoder.decode(body.subarray(start, Math.min(end, start + SHOWN_BYTES)))
  const isShort = end - start < SHORTEST_PUNCH
  const punch = typeof scan === 'string' ? otherForm(scan, isShort ? '' : text) : punchOf(scan, text)
  if (punch === 'no_punch') return
  if (typeof punch !== 'string') {
    read.punches.push(punch)
    return
  }
  read.faultCount += 1
  if (read.faults.length < KEPT_FAULTS) read.faults.push({ reason: punch, line: storableLine(text) })
}

/** Field of ATTLOG with the terminal's distance from UTC in seconds. */
const TIME_OFFSET_FIELD = 10

function punchOf(scan: ScanLine, text: string): DevicePunch {
  const seconds = text.split('\t')[TIME_OFFSET_FIELD]?.trim() ?? ''
  const minutes = /^[+-]\d{1,5}$/.test(seconds) ? Math.trunc(Number(seconds) / 60) : null
  const isZone = minutes !== null && minutes >= -720 && minutes <= 840
  return { ...scan, utcOffsetMinutes: isZone ? minutes : null, rawLine: storableLine(text) }
}

type Unread = PunchFaultReason | 'no_punch'

function otherForm(
  reason: Exclude<ReturnType<typeof readScanLine>, ScanLine>,
  text: string,
): DevicePunch | Unread {
  if (reason === 'too_long') return reason
  const named = readNamedPunch(text)
  if (named !== null) return named
  const rearranged = rearrangedLine(text)
  const scan = rearranged === null ? null : readScanLine(rearranged, 0, rearranged.length)
  if (scan !== null && typeof scan !== 'string') return { ...punchOf(scan, ''), rawLine: storableLine(text) }
  return reason === 'unknown_employee' ? 'bad_pin' : reason
}

const encoder = new TextEncoder()
const STAMP = String.raw`\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}`
const PIN_FIRST = new RegExp(String.raw`^\s*(\S{1,30})\s+(${STAMP})(?:\s+(.*))?$`)
const TIME_FIRST = new RegExp(String.raw`^\s*(${STAMP})\s+(\S{1,30})(?:\s+(.*))?$`)

/** The usual form of a line with spaces between its fields, or with the time before the PIN. */
function rearrangedLine(text: string): Uint8Array | null {
  const [, pin, stamp, rest] = PIN_FIRST.exec(text) ?? swapped(TIME_FIRST.exec(text)) ?? []
  if (!pin || !stamp) return null
  return encoder.encode([pin, stamp.replace('T', ' '), ...(rest ?? '').split(/\s+/).slice(0, 2)].join('\t'))
}

const swapped = (match: RegExpExecArray | null) => match && [match[0], match[2], match[1], match[3]]
