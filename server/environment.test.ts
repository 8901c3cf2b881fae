import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadEnvironment } from './environment.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const VARIABLE = /\benv\.([A-Z][A-Z0-9_]+)/g
/** Set by the operating system, or by our own programs for each other. */
const NOT_FOR_PEOPLE = [
  'PATH',
  'LD_LIBRARY_PATH',
  'TEMP',
  'CHAMPA_BROWSER',
  'NODE_COMPILE_CACHE',
  'TEST_FOLDER',
  'OWNER',
  'SHUTDOWN',
  'AWS_LAMBDA_JS_RUNTIME',
  'CHAMPA_SET',
  'CHAMPA_READ',
]

function variablesOfCode(): Set<string> {
  const files = globSync('{bench,e2e,engines,features,kit,scripts,server}/**/*.ts', { cwd: ROOT })
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(VARIABLE)].map((match) => match[1] ?? ''),
  )
  return new Set(names.filter((name) => !NOT_FOR_PEOPLE.includes(name)))
}

test('.env.example contains exactly the variables that the code reads', () => {
  const example = readFileSync(path.join(ROOT, '.env.example'), 'utf8')
  const documented = [...example.matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1] ?? '')
  expect(documented.toSorted()).toEqual([...variablesOfCode()].toSorted())
})

test('.env is read; a variable that is already set takes precedence; a missing file is not an error', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'champa-env-'))
  const file = path.join(folder, '.env')
  process.env.CHAMPA_SET = 'environment'
  try {
    loadEnvironment(file)
    writeFileSync(file, '# comment\nCHAMPA_SET=file\nCHAMPA_READ="two words"\n')
    loadEnvironment(file)
    expect(process.env.CHAMPA_SET).toBe('environment')
    expect(process.env.CHAMPA_READ).toBe('two words')
  } finally {
    delete process.env.CHAMPA_SET
    delete process.env.CHAMPA_READ
    rmSync(folder, { recursive: true })
  }
})
