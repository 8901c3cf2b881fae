import { mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkLibraries, runnableNatives } from './natives.ts'

test('missing library links are created once', () => {
  const root = mkdtempSync(join(tmpdir(), 'champa-natives-'))
  mkdirSync(join(root, 'native', 'lib'), { recursive: true })
  writeFileSync(join(root, 'native', 'lib', 'libpq.so.5.18'), 'library')
  writeFileSync(
    join(root, 'native', 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  )
  expect([linkLibraries(root), linkLibraries(root)]).toEqual([true, true])
  expect(readlinkSync(join(root, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
  rmSync(root, { recursive: true })
})

test('an account that cannot reach the package gets a complete copy', () => {
  const home = mkdtempSync(join(tmpdir(), 'champa-natives-'))
  const natives = runnableNatives(home, { uid: 4_000_000, gid: 4_000_000 }, () => false)
  expect(natives.startsWith(home)).toBe(true)
  expect(statSync(join(natives, 'bin', 'postgres')).mode & 0o555).toBe(0o555)
  expect(statSync(join(natives, 'lib')).mode & 0o005).toBe(0o005)
  rmSync(home, { recursive: true })
})
