import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { dayInLaos, LAOS_OFFSET_SECONDS } from '#kit/contract/days.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { clockAt, dayAt, endOfDay, startOfDay } from './laos-time.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const db = withTestDatabase()

test('days begin and end in SQL when they do in the product: at 17:00 UTC of the day before', async () => {
  const Row = z.object({
    starts: z.date(),
    ends: z.date(),
    first: z.string(),
    last: z.string(),
    clock: z.string(),
  })
  const row = await db().asProvider((tx) =>
    tx.one(
      Row,
      `select ${startOfDay('$1')} as starts, ${endOfDay('$1')} as ends, ${dayAt(startOfDay('$1'))}::text as first,
        ${dayAt(`${endOfDay('$1')} - interval '1 ms'`)}::text as last, ${clockAt(startOfDay('$1'))}::text as clock`,
      ['2026-04-01'],
    ),
  )
  expect(row).toEqual({
    starts: new Date('2026-03-31T17:00:00Z'),
    ends: new Date('2026-04-01T17:00:00Z'),
    first: '2026-04-01',
    last: '2026-04-01',
    clock: '2026-04-01 00:00:00',
  })
  expect(dayInLaos(row.starts)).toBe('2026-04-01')
  expect(row.starts.getTime()).toBe(Date.parse('2026-04-01T00:00:00Z') - LAOS_OFFSET_SECONDS * 1000)
})

test('no other SQL names the offset', () => {
  const files = globSync('{engines,features,kit,server}/**/*.ts', { cwd: ROOT }).filter((file) =>
    /at time zone\s+(?:interval|'Asia)/i.test(readFileSync(path.join(ROOT, file), 'utf8')),
  )
  expect(files).toEqual([])
})
