import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { errorCodes, errorMessage, errorStatus, findError } from '#kit/contract/error-register.ts'
import type { ErrorCode } from '#kit/contract/errors.ts'
import { allEndpoints } from '../compose.ts'
import { heavyJobs } from '../heavy-work/heavy-jobs.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

test('the composed server has the error codes of every feature', async () => {
  expect(allEndpoints(undefined as never).length).toBeGreaterThan(100)
  expect(heavyJobs.length).toBeGreaterThan(0)
  const before = errorCodes()
  const files = globSync('features/*/errors.ts', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) await import(path.join(ROOT, file))
  expect(before).toEqual(errorCodes())
})

test('every error code has a status, and a text in Lao script and in English', () => {
  for (const code of errorCodes()) {
    const definition = findError(code)
    expect(definition?.status, code).toBeGreaterThanOrEqual(400)
    expect(definition?.la, code).toMatch(/[\u0E80-\u0EFF]/)
    expect(definition?.en, code).toMatch(/^[A-Z]/)
  }
})

test('an undefined code is answered as a server error', () => {
  const code = 'no_such_code' as ErrorCode
  expect(findError(code)).toBeUndefined()
  expect(errorStatus(code)).toBe(500)
  expect(errorMessage(code, 'en')).toBe('Something went wrong. Please try again.')
})

test('every code that a route declares is defined', () => {
  const declared = new Set(allEndpoints(undefined as never).flatMap(({ route }) => route.errors ?? []))
  expect([...declared].filter((code) => !findError(code))).toEqual([])
})
