import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '#kit/contract/route.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import { lineText, longText, secretText } from '#kit/contract/texts.ts'
import { allEndpoints } from '../compose.ts'
import { uncheckedTexts } from './request-texts.test-data.ts'

const routes = allEndpoints(null as never).map(({ route }) => route)

test('every text of every request has allowed characters and a length', () => {
  expect(routes.length).toBeGreaterThan(200)
  expect(routes.flatMap(uncheckedTexts)).toEqual([])
})

test('finds unrestricted texts of a request in any wrapping', () => {
  const route = defineRoute({
    method: 'POST',
    path: '/example/:code',
    summary: 'An example.',
    access: 'session',
    params: z.object({ code: z.string().max(10) }),
    query: z.object({ search: z.string().optional(), day: IsoDate.optional(), kind: z.enum(['a', 'b']) }),
    body: z.object({
      name: lineText(10),
      remark: longText(10).default(''),
      password: secretText(10),
      endless: lineText(10).nullable(),
      month: z.string().regex(/^\d{4}$/),
      email: z.string().trim().pipe(z.email()),
      folded: z.string().transform((text) => text.trim()),
      list: z.array(z.object({ value: z.union([z.int(), z.string().min(1)]) })),
      flags: z.record(z.string(), z.boolean()),
      anything: z.unknown(),
    }),
  })
  expect(uncheckedTexts(route)).toEqual([
    'POST /example/:code params code',
    'POST /example/:code query search',
    'POST /example/:code body folded',
    'POST /example/:code body list.[].value',
    'POST /example/:code body flags.key',
    'POST /example/:code body anything',
  ])
})
