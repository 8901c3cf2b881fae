import { lineOf, type Module, readServerModules } from '../sources/read-module.ts'
import { resolveSql } from '../sources/resolve-sql.ts'
import type { Node } from '../sql-literals.ts'

/** A string of the server's code that starts like a statement, with the interpolated constants and fragments. */
export interface CodeStatement {
  file: string
  /** Counted from 1. */
  line: number
  /** The possible texts: parts that are known only at run time are omitted, or replaced by a name or a condition. */
  readings: readonly string[]
  /** Why it is not read: a comment `// not read: …` in the four lines above. */
  reason: string | null
}

const BEGINS = /^\s*(?:--.*\n\s*)*(?:with\s|select\s|insert\s+into\s|update\s[^;]*\sset\s|delete\s+from\s)/i
const REASON = /\/\/ not read: (.+)$/
const MOST_STEPS = 6
/** Replacements for parts that are known only at run time. */
const STAND_INS = ['', 'part', 'true', ', part', "'part'", 'part = part', 'and part']
/** The replacement by the text before the part. */
const BY_PLACE: readonly (readonly [before: RegExp, standIn: string])[] = [
  [/\b(?:from|materialized)\s*\(\s*$/i, 'select 1'],
  [/\bset\s*$/i, 'part = 1'],
  [/::\s*"?$/, 'text'],
  [/\bvalues\s*$/i, '(1)'],
  [/\b(?:where|and|or|on|when)\s*$/i, 'true'],
  [/\b(?:from|join|update|into|only)\s*"?$/i, 'part'],
  [/(?:[(,.=]|\b(?:select|by|as|limit|offset|returning))\s*$/i, 'part'],
]

/** The text with all known interpolated parts; the others remain as `§`. */
function putIn(text: string, holes: readonly Node[], module: Module, steps = 0): string {
  return text
    .split('§')
    .map((part, at) => {
      if (at === 0) return part
      const texts = steps < MOST_STEPS ? resolveSql(holes[at - 1], module) : null
      const [only, ...others] = texts ?? []
      const isKnown = only && others.length === 0
      return (isKnown ? putIn(only.text, only.holes, only.module, steps + 1) : '§') + part
    })
    .join('')
}

/** Contracts are also read by browsers: a text there that starts like a statement is a sentence. */
const isContract = ({ file }: Module) => /\/contract(\/|\.ts$)/.test(file)

/** Every text of the server's code, and those that are statements; tests are skipped. */
export function readCodeStatements(): { statements: CodeStatement[]; texts: CodeStatement[] } {
  const texts = readServerModules()
    .filter((module) => !isContract(module))
    .flatMap((module) =>
      module.strings.map((one): CodeStatement => {
        const line = lineOf(module, one.start)
        const above = module.source.split('\n').slice(Math.max(0, line - 5), line)
        const reason = above.flatMap((text) => REASON.exec(text)?.[1] ?? []).at(-1) ?? null
        return { file: module.file, line, readings: readingsOf(putIn(one.text, one.holes, module)), reason }
      }),
    )
  return { texts, statements: texts.filter(({ readings }) => BEGINS.test(readings[0] ?? '')) }
}

/** Replaces each remaining part by the text before it; `otherwise` is used if that does not determine it. */
function byPlace(text: string, otherwise: string): string {
  const [first = '', ...parts] = text.split('§')
  return parts.reduce((before, part) => {
    const standIn = BY_PLACE.find(([place]) => place.test(before))?.[1] ?? otherwise
    return before + standIn + part
  }, first)
}

function readingsOf(text: string): string[] {
  const holes = text.split('§').length - 1
  if (holes === 0) return [text]
  const uniform = STAND_INS.map((part) => text.replaceAll('§', part))
  const readings = [byPlace(text, ''), byPlace(text, 'part'), ...uniform]
  if (holes > 4) return readings
  let mixed = ['']
  const parts = text.split('§')
  parts.forEach((part, at) => {
    mixed = mixed.flatMap((before) =>
      at === 0 ? [part] : STAND_INS.map((standIn) => before + standIn + part),
    )
  })
  return [...readings, ...mixed]
}
