import type { ScanLineReason } from '../contract.ts'

const TAB = 9
const SPACE = 32
const ZERO = 48
const NINE = 57
/** Terminals store at most 24 characters; employee numbers have at most 30. */
const LONGEST_PIN = 30
/** A line of a terminal has about 30 to 100 characters. */
const LONGEST_LINE = 500
const LONGEST_STAMP = '2026-04-01 08:15:59'.length
const FIRST_YEAR = 2000
const LAST_YEAR = 2099
const MONTH_DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** A scan as written by a terminal: the terminal's number of the employee, and the wall-clock time in Vientiane. */
export interface ScanLine {
  pin: string
  /** Seconds since 1970 in wall-clock time. */
  at: number
  /** Status: 0 in, 1 out, 2 break out, 3 break in, 4 overtime in, 5 overtime out; null if it is not a number up to 255. */
  kind: number | null
  /** Verify: 0 automatic, 1 fingerprint, 2 PIN, 3 password, 4 card, 15 face, 25 palm. */
  verify: number | null
}

/**
 * Reads one line `Pin TAB YYYY-MM-DD HH:MM:SS TAB Status TAB Verify TAB …` of ZKTeco's ATTLOG from its bytes, without
 * the line end. Spaces around the fields are ignored, and the fields after Verify are not read. Returns the reason if
 * it cannot be read.
 */
export function readScanLine(bytes: Uint8Array, start: number, end: number): ScanLine | ScanLineReason {
  if (end - start > LONGEST_LINE) return 'too_long'
  const pinEnd = fieldEnd(bytes, start, end)
  if (pinEnd === end) return 'missing_fields'
  const pin = pinOf(bytes, start, pinEnd)
  if (pin === null) return 'bad_pin'
  const stampEnd = fieldEnd(bytes, pinEnd + 1, end)
  const stamp = skipSpaces(bytes, pinEnd + 1, stampEnd)
  const at = secondOf(bytes, stamp, trimEnd(bytes, stamp, stampEnd))
  if (typeof at === 'string') return at
  const kindEnd = fieldEnd(bytes, stampEnd + 1, end)
  const kind = smallNumber(bytes, stampEnd + 1, kindEnd)
  const verify = smallNumber(bytes, kindEnd + 1, fieldEnd(bytes, kindEnd + 1, end))
  return { pin, at, kind, verify }
}

function fieldEnd(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && bytes[at] !== TAB) at++
  return Math.min(at, end)
}

function skipSpaces(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && bytes[at] === SPACE) at++
  return at
}

function trimEnd(bytes: Uint8Array, start: number, end: number): number {
  let at = end
  while (at > start && bytes[at - 1] === SPACE) at--
  return at
}

/** Visible ASCII without spaces; other values are not numbers of a terminal. */
function pinOf(bytes: Uint8Array, from: number, to: number): string | null {
  const start = skipSpaces(bytes, from, to)
  const end = trimEnd(bytes, start, to)
  if (end === start || end - start > LONGEST_PIN) return null
  let pin = ''
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number
    if (byte <= SPACE || byte > 126) return null
    pin += String.fromCharCode(byte)
  }
  return pin
}

/** The number in `count` digits at `start`; NaN if one of them is not a digit. */
function digits(bytes: Uint8Array, start: number, count: number): number {
  let value = 0
  for (let at = start; at < start + count; at++) {
    const byte = bytes[at] as number
    if (!(byte >= ZERO && byte <= NINE)) return Number.NaN
    value = value * 10 + byte - ZERO
  }
  return value
}

function secondOf(bytes: Uint8Array, start: number, end: number): number | 'bad_date' | 'bad_time' {
  const day = end - start < 10 ? null : dayOf(bytes, start)
  if (day === null) return 'bad_date'
  if (end - start !== LONGEST_STAMP || bytes[start + 10] !== SPACE) return 'bad_time'
  const hour = digits(bytes, start + 11, 2)
  const minute = digits(bytes, start + 14, 2)
  const second = digits(bytes, start + 17, 2)
  const hasColons = bytes[start + 13] === 58 && bytes[start + 16] === 58
  if (!(hasColons && hour < 24 && minute < 60 && second < 60)) return 'bad_time'
  return day * 86_400 + hour * 3600 + minute * 60 + second
}

/** Days since 1970 of 'YYYY-MM-DD', or null if the calendar has no such day. */
function dayOf(bytes: Uint8Array, start: number): number | null {
  const year = digits(bytes, start, 4)
  const month = digits(bytes, start + 5, 2)
  const day = digits(bytes, start + 8, 2)
  const hasDashes = bytes[start + 4] === 45 && bytes[start + 7] === 45
  if (!(hasDashes && year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12 && day >= 1))
    return null
  const isLeapDay = month === 2 && day === 29 && year % 4 === 0
  if (day > (MONTH_DAYS[month] as number) && !isLeapDay) return null
  return Date.UTC(year, month - 1, day) / 86_400_000
}

/** 0 to 255, or null; the raw line keeps the original value. */
function smallNumber(bytes: Uint8Array, from: number, to: number): number | null {
  const start = skipSpaces(bytes, from, to)
  const end = trimEnd(bytes, start, to)
  if (end <= start || end - start > 3) return null
  const value = digits(bytes, start, end - start)
  return value <= 255 ? value : null
}
