import { MAX_DECISIONS } from '../../contract/decide.ts'

/** A request to decide. Its version is that of the row that the user has seen; undefined if none was loaded. */
export interface DecidedRow {
  id: number
  version: number | undefined
}

/** The bodies of the calls that decide these requests: at most 200 in each, and only rows with versions beside rows with versions. */
export function inCalls(rows: readonly DecidedRow[]): { ids: number[]; versions?: number[] }[] {
  const seen = rows.filter((row): row is { id: number; version: number } => row.version !== undefined)
  const unseen = rows.filter(({ version }) => version === undefined)
  return [
    ...inParts(seen).map((part) => ({
      ids: part.map(({ id }) => id),
      versions: part.map(({ version }) => version),
    })),
    ...inParts(unseen).map((part) => ({ ids: part.map(({ id }) => id) })),
  ]
}

const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / MAX_DECISIONS) }, (_, at) =>
    rows.slice(at * MAX_DECISIONS, (at + 1) * MAX_DECISIONS),
  )
