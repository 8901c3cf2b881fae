import type { Node } from '../sql-literals.ts'
import { lineOf, type Module, nameOf } from './read-module.ts'
import { type ResolvedText, resolveSql } from './resolve-sql.ts'

/** A place where an interpolated part of the SQL is a table. */
export interface TableHole {
  module: Module
  line: number
  /** The part as written in the code. */
  expression: string
  node: Node
  /** Its possible values; null if they are known only at run time. */
  texts: readonly ResolvedText[] | null
  /** The comment next to such a place: `// tables: …`. */
  note: string | null
}

/** The end of a text that is followed by a table: `from `, `update only `, `from § e, `. */
const BEFORE_TABLE =
  /\b(?:(?:from|join|into|update|using|table|truncate|copy)\s+(?:only\s+)?(?:public\.)?"?|(?:from|using)\s+(?:[a-z_§]+\s*(?:as\s+)?[a-z_]*\s*,\s*)+)$/i
const IS_SQL =
  /\b(?:select|insert\s+into|update\s+§?\w*.*\bset|delete\s+from|truncate|copy|alter\s+table|from|join)\b/is
/** The same for all such places of a file: `// tables here: …`. */
const NOTE_OF_FILE = /\/\/ tables here: (.+)$/m
/** The comment that lists the tables of a place that cannot be resolved. */
const NOTE = /\/\/ tables: (.+)$/

/** Every such place of a module. */
export function tableHoles(module: Module): TableHole[] {
  const lists = module.froms.map((node) => holeOf(module, node, node.start))
  const parts = module.strings.flatMap((sql) => {
    if (!IS_SQL.test(sql.text)) return []
    const parts = sql.text.split('§')
    return sql.holes.flatMap((node, at) => {
      const before = parts.slice(0, at + 1).join('§')
      if (!BEFORE_TABLE.test(before)) return []
      return [holeOf(module, node, sql.start)]
    })
  })
  return [...lists, ...parts]
}

/** `start`: the start of the statement. */
function holeOf(module: Module, node: Node, start: number): TableHole {
  const line = lineOf(module, start)
  return {
    ...{ module, line, node },
    expression: module.source.slice(node.start, node.end),
    texts: withBeginnings(resolveSql(answerOf(node), module)),
    note:
      noteBeside(module, line, lineOf(module, node.start)) ?? NOTE_OF_FILE.exec(module.source)?.[1] ?? null,
  }
}

/** The return value of a function without a name, otherwise the node itself. */
const answerOf = (node: Node): Node =>
  node.type === 'ArrowFunctionExpression' && node.expression ? (node.body as Node) : node

/** A text that starts with an interpolated part, including the possible values of the part. */
function withBeginnings(texts: readonly ResolvedText[] | null, steps = 0): ResolvedText[] | null {
  if (!texts || steps > 5) return null
  const found: ResolvedText[] = []
  for (const text of texts) {
    found.push(text)
    if (!/^\s*§/.test(text.text)) continue
    const beginning = withBeginnings(resolveSql(text.holes[0], text.module), steps + 1)
    if (!beginning) return null
    found.push(...beginning)
  }
  return found
}

/** The comment within the statement or in the four lines above it. */
function noteBeside({ source }: Module, first: number, last: number): string | null {
  const lines = source.split('\n').slice(Math.max(0, first - 5), last)
  return lines.flatMap((line) => NOTE.exec(line)?.[1]?.trim() ?? []).at(-1) ?? null
}

/** Tables outside SQL: those of declared lists, of their choices, and of bulk. */
export function declaredTables(module: Module): { table: string; line: number }[] {
  const literal = (node: Node | undefined, key?: string) => {
    const value = key
      ? ((node?.properties ?? []) as Node[]).find((one) => nameOf(one.key as Node) === key)?.value
      : node
    const found = value as Node | undefined
    return found?.type === 'Literal'
      ? [{ table: String(found.value), line: lineOf(module, found.start) }]
      : []
  }
  const calls = (name: string) => module.calls.get(name) ?? []
  return [
    ...calls('defineMasterData').flatMap(([list]) => literal(list, 'name')),
    ...calls('reference').flatMap(([, , source]) => literal(source, 'table')),
    ...calls('.copy').flatMap(([table]) => literal(table)),
  ]
}
