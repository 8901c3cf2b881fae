import path from 'node:path'
import type { z } from 'zod'
import { describeMismatch, SchemaMismatchError } from '#kit/contract/schema-mismatch.ts'

/**
 * The schema of a row: a Zod object of its columns with their types after `value-parsers.ts`. Input and output types
 * must be equal: rows are returned as the database delivers them, so a transform would have no effect. Only these
 * members of `z.ZodObject` are named, because a comparison with all of them takes half of the time of the type check.
 */
export interface RowSchema<Row extends object> {
  readonly _zod: { readonly def: { readonly type: 'object' }; readonly output: Row; readonly input: Row }
}

/** A row does not match its schema. The message contains the calling file and line, the row and the column. */
export class RowMismatchError extends SchemaMismatchError {
  constructor(caller: string, row: number, differences: string) {
    super(`${caller}: row ${row}: ${differences}`)
  }
}

const strictSchemas = new WeakMap<RowSchema<object>, z.ZodObject>()

function strictOf(schema: RowSchema<object>): z.ZodObject {
  const cached = strictSchemas.get(schema)
  if (cached) return cached
  const strict = (schema as unknown as z.ZodObject).strict()
  strictSchemas.set(schema, strict)
  return strict
}

/**
 * Throws `RowMismatchError` for the first row with a missing column, an unexpected one or a value of another
 * type.
 */
export function verifyRows(schema: RowSchema<object>, rows: readonly unknown[], call: CallSite): void {
  const strict = strictOf(schema)
  for (const [index, row] of rows.entries()) {
    const result = strict.safeParse(row, { reportInput: true })
    if (!result.success)
      throw new RowMismatchError(callerOf(call), index, describeMismatch(result.error.issues))
  }
}

/** The place that called a query. V8 formats the text only when it is read. */
export interface CallSite {
  stack?: string
}

/** Captures the callers of `method`, without `method` itself. */
export function rememberCallSite(method: (...args: never[]) => unknown): CallSite {
  const site: CallSite = {}
  Error.captureStackTrace(site, method)
  return site
}

const root = path.resolve(import.meta.dirname, '..', '..')

/** `features/leave/server/list-leave.ts:42`: the nearest caller outside kit, or else the nearest caller. */
function callerOf(site: CallSite): string {
  const frames = [...(site.stack ?? '').matchAll(/(?:file:\/\/)?(\/[^\s()]+|[A-Z]:\\[^\s()]+?):(\d+):\d+/g)]
    .map(([, file = '', line]) => ({ file: path.relative(root, file).replaceAll('\\', '/'), line }))
    .filter(({ file }) => !file.startsWith('..') && !file.startsWith('node_modules/'))
  const nearest = frames.find(({ file }) => !file.startsWith('kit/')) ?? frames[0]
  return nearest ? `${nearest.file}:${nearest.line}` : 'a query'
}
