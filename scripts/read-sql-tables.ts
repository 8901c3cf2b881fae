import { lineOf, type Module } from './sources/read-module.ts'

/** A table that a SQL text of a file uses. */
export interface TableUse {
  table: string
  /** Line of the string literal that contains the SQL, counted from 1. */
  line: number
}

/** A table name follows one of these words; `only` can be between them. */
const NAMED =
  /\b(?:from|join|into|update|using|references|table|truncate|copy)\s+(?:only\s+)?((?:[a-z_§]+\s*(?:as\s+)?[a-z_]*\s*,\s*)*[a-z_§]+)/gi

/** The tables in one SQL text. A name that is not one of the tables is an alias, a function or a common table expression. */
export function tablesIn(sql: string, tables: ReadonlySet<string>): string[] {
  const text = sql.replace(/--.*$/gm, '')
  const own = new Set(
    [
      ...text.matchAll(
        /(?:\bwith|,)\s+(?:recursive\s+)?([a-z_]+)\s+as\s*(?:not\s+)?(?:materialized\s*)?\(/gi,
      ),
    ].map(([, name]) => name),
  )
  return [...text.matchAll(NAMED)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((item) => item.trim().split(/\s+/)[0]?.toLowerCase() ?? '')
      .filter((table) => tables.has(table) && !own.has(table)),
  )
}

/** The tables in the SQL of a file. */
export function tableUsesOf(module: Module, tables: ReadonlySet<string>): TableUse[] {
  return module.strings.flatMap(({ text, start }) =>
    tablesIn(text, tables).map((table) => ({ table, line: lineOf(module, start) })),
  )
}
