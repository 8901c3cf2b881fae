import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { withTestDatabase } from '#kit/database/testing.ts'
import { foldLao } from './lao-folding.ts'

const db = withTestDatabase()

test.each([
  ['ນ້ຳ', 'ນໍ້າ'],
  ['ໜອງ', 'ຫນອງ'],
  ['ໝວດ', 'ຫມວດ'],
  ['ຫຼວງ', 'ຫລວງ'],
  ['ເເຂວງ', 'ແຂວງ'],
  ['ສະ\u200Bບາຍ\u200Dດີ', 'ສະບາຍດີ'],
  [' Phone  KEO\u00A0', 'phone keo'],
  ['ບ້ານ ໒໕', 'ບ້ານ 25'],
])('%j is found as %j', (text, folded) => {
  expect(foldLao(text)).toBe(foldLao(folded))
})

test('the database and the program fold texts in the same way', async () => {
  const texts = fc.sample(hostile, 3000)
  const { folded } = await db().asProvider((tx) =>
    tx.one(
      z.object({ folded: z.array(z.string()) }),
      'select array(select fold_lao(t) from unnest($1::text[]) with ordinality u(t, n) order by n) as folded',
      [texts],
    ),
  )
  expect(folded).toEqual(texts.map(foldLao))
})

const lao = fc.integer({ min: 0x0e80, max: 0x0eff })
const spaces = fc.constantFrom(
  0x09,
  0x0a,
  0x0d,
  0x20,
  0x85,
  0xa0,
  0x2003,
  0x2028,
  0x3000,
  0x200b,
  0x200c,
  0x200d,
  0x2060,
  0xfeff,
)
const written = fc.oneof(
  { weight: 5, arbitrary: lao },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      0x0ecd,
      0x0eb2,
      0x0eb3,
      0x0ec8,
      0x0ec9,
      0x0eab,
      0x0ebc,
      0x0ea5,
      0x0ec0,
      0x0edc,
      0x0edd,
    ),
  },
  { weight: 2, arbitrary: spaces },
  { weight: 2, arbitrary: fc.integer({ min: 0x20, max: 0x24f }) },
  { weight: 1, arbitrary: fc.integer({ min: 0x0370, max: 0x052f }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0x130, 0x131, 0x3a3, 0x3c2, 0x1e9e, 0xff21, 0xfb01, 0xe01, 0xe33, 0x1f600),
  },
)
const hostile = fc.array(written, { maxLength: 30 }).map((points) => String.fromCodePoint(...points))
