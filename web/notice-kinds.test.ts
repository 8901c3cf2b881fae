import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { AnyNoticeKind } from '#features/notices/domain/notice-kind.ts'
import { routes } from './routes.ts'

const files = import.meta.glob<Record<string, AnyNoticeKind>>('../features/*/domain/notice-kinds.ts', {
  eager: true,
})
const kinds = Object.values(files).flatMap((file) => Object.values(file))

test('there are kinds of several features, each with a name of its own', () => {
  expect(Object.keys(files).length).toBeGreaterThan(2)
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length)
})

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  '%s leads to a screen that exists',
  (_, { route }) => {
    if (route !== null) expect(Object.keys(routes)).toContain(route)
  },
)

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  '%s has no value of pay, bank accounts, illness or a reason',
  (_, { params }) => {
    const { shape } = params as unknown as z.ZodObject
    expect(Object.keys(shape).join(' ')).not.toMatch(
      /salary|amount|gross|net\b|kip|bank|account|ill|medic|reason|note/i,
    )
  },
)
