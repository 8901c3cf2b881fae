import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSecretKey } from './secret-key.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'champa-key-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))
const file = () => path.join(dataDir, 'secret.key')

test('the first start creates a key that only its owner can read, and later starts keep it', () => {
  const made = readSecretKey({ given: undefined, dataDir, isEmbedded: true })
  expect(made).toHaveLength(32)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(readSecretKey({ given: undefined, dataDir, isEmbedded: true })).toEqual(made)
  expect(readdirSync(dataDir)).toEqual(['secret.key'])
})

test('with an external PostgreSQL a key is configured or stored as a file, never created', () => {
  expect(readSecretKey({ given: undefined, dataDir, isEmbedded: false })).toBeNull()
  expect(readdirSync(dataDir)).toEqual([])
  writeFileSync(file(), `${'ab'.repeat(32)}\n`)
  expect(readSecretKey({ given: undefined, dataDir, isEmbedded: false })?.[0]).toBe(0xab)
})

test('SECRET_KEY takes precedence; an invalid key is refused without being repeated', () => {
  const given = Buffer.alloc(32, 7).toString('base64')
  expect(readSecretKey({ given, dataDir, isEmbedded: true })).toEqual(Buffer.alloc(32, 7))
  expect(readdirSync(dataDir)).toEqual([])
  const wrong = () => readSecretKey({ given: 'hunter2', dataDir, isEmbedded: true })
  expect(wrong).toThrow('SECRET_KEY must hold 32 random bytes')
  expect(wrong).not.toThrow('hunter2')
  writeFileSync(file(), 'cut off')
  expect(() => readSecretKey({ given: undefined, dataDir, isEmbedded: true })).toThrow('must hold 32')
  expect(readFileSync(file(), 'utf8')).toBe('cut off')
})
