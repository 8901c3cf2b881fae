import { expect, test } from 'vitest'
import { digestTime, pushTime } from './quiet-hours.ts'

const inLaos = (text: string) => new Date(`${text}+07:00`)

test.each([
  ['2026-05-04T06:59:59', '2026-05-04T07:00:00'],
  ['2026-05-04T07:00:00', '2026-05-04T07:00:00'],
  ['2026-05-04T19:59:59', '2026-05-04T19:59:59'],
  ['2026-05-04T20:00:00', '2026-05-05T07:00:00'],
  ['2026-05-04T23:59:00', '2026-05-05T07:00:00'],
  ['2026-05-05T00:01:00', '2026-05-05T07:00:00'],
  ['2026-12-31T20:00:00', '2027-01-01T07:00:00'],
])('a push message due at %s in Laos is sent at %s', (due, sent) => {
  expect(pushTime(inLaos(due))).toEqual(inLaos(sent))
  expect(pushTime(inLaos(due), true)).toEqual(inLaos(due))
})

test.each([
  ['2026-05-04T07:59:00', '2026-05-04T08:00:00'],
  ['2026-05-04T08:00:00', '2026-05-05T08:00:00'],
  ['2026-05-05T00:01:00', '2026-05-05T08:00:00'],
])('a notice of %s in Laos is in the daily mail of %s', (from, sent) => {
  expect(digestTime(inLaos(from))).toEqual(inLaos(sent))
})
