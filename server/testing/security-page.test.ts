import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The threats of the table in docs/security.md with the test files that their row names. */
function readThreats(): [threat: string, tests: string[]][] {
  const page = readFileSync(path.join(ROOT, 'docs', 'security.md'), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(1).map((row) => {
    const [threat = '', , tests = ''] = row.split(/\s*\|\s*/).slice(1)
    return [threat, [...tests.matchAll(/`([^`]+\.test\.ts)`/g)].map((match) => match[1] ?? '')]
  })
}

test('each protection of the security page names tests, and they exist', () => {
  const threats = readThreats()
  expect(threats.length).toBeGreaterThan(15)
  expect(threats.filter(([, tests]) => tests.length === 0)).toEqual([])
  const missing = threats.flatMap(([, tests]) => tests).filter((file) => !existsSync(path.join(ROOT, file)))
  expect(missing).toEqual([])
})
