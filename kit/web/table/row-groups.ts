import type { ReactNode } from 'react'

/** Rows in groups: where the value of a row differs from that of the row before it, a heading with the group's totals. */
export interface RowGroups<Row> {
  valueOf: (row: Row) => string
  title: (value: string) => ReactNode
  /** The totals of the whole group by column, also of rows on other pages. */
  totals: (value: string) => Readonly<Record<string, ReactNode>>
}

/** The group that begins with a row; undefined within a group. */
export function groupStart<Row>(
  groups: RowGroups<Row> | undefined,
  rows: readonly Row[],
  at: number,
): string | undefined {
  const row = rows[at]
  if (!groups || row === undefined) return undefined
  const before = rows[at - 1]
  const value = groups.valueOf(row)
  return before !== undefined && groups.valueOf(before) === value ? undefined : value
}
