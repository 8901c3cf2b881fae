import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'
import { type Node, type SqlText, stringsIn } from '../sql-literals.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** A string of the server's code that begins like a statement, with the constants that it puts in. */
export interface CodeStatement {
  file: string
  /** Counted from 1. */
  line: number
  /** The ways to read it: parts that are known only at run time are left out, or stand as a name or a condition. */
  readings: readonly string[]
}

interface Source {
  file: string
  source: string
  strings: SqlText[]
  constants: Map<string, SqlText>
}

const BEGINS = /^\s*(?:--.*\n\s*)*(?:with|select|insert|update|delete)\s/i
const isTest = (file: string) =>
  /\.(test|test-data|test-support)\.tsx?$|\/testing\/|\/testing\.ts$/.test(file)
/** What stands for a part that is known only at run time. */
const STAND_INS = ['', 'part', 'true', ', part', "'part'", 'part = part', 'and part']

/** Strings that constants of a file stand for: `const NAME = '…'`. */
function constantsIn(value: unknown, into = new Map<string, SqlText>()): Map<string, SqlText> {
  if (Array.isArray(value)) for (const item of value) constantsIn(item, into)
  if (typeof value !== 'object' || value === null) return into
  const node = value as Node & { id?: Node & { name?: string }; init?: Node }
  if (
    node.type === 'VariableDeclarator' &&
    node.id?.name &&
    /^(Literal|TemplateLiteral)$/.test(node.init?.type ?? '')
  ) {
    const [text] = stringsIn(node.init)
    if (text) into.set(node.id.name, text)
  }
  for (const inner of Object.values(node)) if (typeof inner === 'object') constantsIn(inner, into)
  return into
}

/** The text with its constants put in; what is left of the holes stands as `§`. */
function putIn(text: SqlText, constants: ReadonlyMap<string, SqlText>, depth = 0): string {
  return text.text
    .split('§')
    .map((part, at) => {
      if (at === 0) return part
      const hole = text.holes[at - 1] as (Node & { name?: string }) | undefined
      const known = hole?.type === 'Identifier' && depth < 6 ? constants.get(hole.name ?? '') : undefined
      return (known ? putIn(known, constants, depth + 1) : '§') + part
    })
    .join('')
}

/** Every statement of the server's code; tests are passed over. */
export function readCodeStatements(): { statements: CodeStatement[]; texts: CodeStatement[] } {
  const sources = globSync('{engines,features,kit,server}/**/*.ts', { cwd: ROOT })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !isTest(file) && !/\/(web|locales)\//.test(file))
    .sort()
    .map((file): Source => {
      const source = readFileSync(path.join(ROOT, file), 'utf8')
      const program = parseAst(source, { lang: 'ts' })
      return { file, source, strings: [...stringsIn(program)], constants: constantsIn(program) }
    })
  const shared = new Map(sources.flatMap(({ constants }) => [...constants]))
  const texts = sources.flatMap(({ file, source, strings, constants }) =>
    strings.map((one) => {
      const text = putIn(one, new Map([...shared, ...constants]))
      return { file, line: source.slice(0, one.start).split('\n').length, readings: readingsOf(text) }
    }),
  )
  return { texts, statements: texts.filter(({ readings }) => BEGINS.test(readings[0] ?? '')) }
}

function readingsOf(text: string): string[] {
  const holes = text.split('§').length - 1
  if (holes === 0) return [text]
  const uniform = STAND_INS.map((part) => text.replaceAll('§', part))
  if (holes > 4) return uniform
  let mixed = ['']
  const parts = text.split('§')
  parts.forEach((part, at) => {
    mixed = mixed.flatMap((before) =>
      at === 0 ? [part] : STAND_INS.map((standIn) => before + standIn + part),
    )
  })
  return [...uniform, ...mixed]
}
