import { expect, test } from 'vitest'
import { parseLocalSecond } from '#engines/attendance/calendar.ts'
import { AppError } from '#kit/contract/errors.ts'
import { attlogReader, parseAttlog } from './parse-attlog.ts'

const parse = (text: string) => parseAttlog(Buffer.from(text))
const reasons = (text: string) => parse(text).bad.map(({ line, reason }) => `${line} ${reason}`)

test('a line contains employee, time, kind, method of verification, and its raw bytes', () => {
  const text = '1907\t2026-03-31 07:05:00\t1\t15\t0\r\n'
  const { lines, scans, bad } = parse(text)
  expect({ lines, bad }).toEqual({ lines: 1, bad: [] })
  expect(scans).toEqual([
    {
      pin: '1907',
      at: parseLocalSecond('2026-03-31 07:05:00'),
      kind: 1,
      verify: 15,
      line: 1,
      start: 0,
      end: 31,
    },
  ])
})

test('line ends, blank lines, spaces and a byte order mark are ignored; lines keep their numbers', () => {
  const { lines, scans, bad } = parse(
    '\ufeff\r\n   12 \t 2026-04-01 08:00:00 \t 0 \t 1\n\n \t \n7\t2026-04-01 08:00:01',
  )
  expect(bad).toEqual([])
  expect(lines).toBe(2)
  expect(scans.map(({ pin, line, kind, verify }) => [pin, line, kind, verify])).toEqual([
    ['12', 2, 0, 1],
    ['7', 5, null, null],
  ])
})

test('every bad line is reported with its number, text and reason', () => {
  const text = [
    '1001',
    '\t2026-04-01 08:00:00\t0',
    '10 01\t2026-04-01 08:00:00',
    'ຄຳ\t2026-04-01 08:00:00',
    '1\t2026-02-30 08:00:00',
    '1\t2026-13-01 08:00:00',
    '1\t01/04/2026 08:00:00',
    '1\t1999-04-01 08:00:00',
    '1\t2026-04-01 24:00:00',
    '1\t2026-04-01',
    '1\t2026-04-01 8:00:00',
    `1\t2026-04-01 08:00:00\t${'x'.repeat(600)}`,
  ].join('\n')
  expect(reasons(text)).toEqual([
    '1 missing_fields',
    '2 bad_pin',
    '3 bad_pin',
    '4 bad_pin',
    '5 bad_date',
    '6 bad_date',
    '7 bad_date',
    '8 bad_date',
    '9 bad_time',
    '10 bad_time',
    '11 bad_time',
    '12 too_long',
  ])
  expect(parse(text).bad[3]?.text).toBe('ຄຳ\t2026-04-01 08:00:00')
  expect(parse(text).bad[11]?.text).toHaveLength(201)
})

test('29 February exists in leap years only', () => {
  expect(reasons('1\t2028-02-29 08:00:00')).toEqual([])
  expect(reasons('1\t2026-02-29 08:00:00')).toEqual(['1 bad_date'])
})

test('bytes that are not text are refused, and so are more than a million lines', () => {
  expect(() => parseAttlog(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toThrow(new AppError('file_not_scans'))
  expect(() => parse('x\n'.repeat(1_000_001))).toThrow(new AppError('file_too_many_rows'))
})

test('reading in parts has the same result as reading at once', () => {
  const bytes = Buffer.from(
    Array.from({ length: 100 }, (_, i) => `${i}\t2026-04-01 08:00:${i % 70}\t0`).join('\n'),
  )
  const reader = attlogReader(bytes)
  let pieces = 1
  while (reader.read(7)) pieces += 1
  expect(pieces).toBe(15)
  expect(reader.attlog).toEqual(parseAttlog(bytes))
})
