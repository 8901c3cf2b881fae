import type { Language } from '#kit/contract/scalars.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import type { WaitsFor } from '../contract/facts.ts'
import type { RequestEngine } from './engine.ts'
import { nameHr } from './hr-branches/name-hr.ts'
import { readActions } from './read-actions.ts'
import { waitsForColumn } from './waits-for-column.ts'

/**
 * The columns of `OWN_REQUEST_FIELDS` without the actions: of a record `r` with its request `q` and its last decision `last`
 * (`joinLastDecision`).
 */
export const OWN_REQUEST_COLUMNS = {
  status: 'r.status',
  is_returned: 'q.is_returned',
  waits_for: (_: unknown, { language }: { language: Language }) => waitsForColumn('q', language),
  decided_by: 'last.actor',
  decided_at: instant('last.at'),
  decision_reason: `case when r.status in ('rejected', 'cancelled') or q.is_returned then coalesce(last.reason, '') else '' end`,
  version: 'r.version',
  request_version: 'q.version',
} as const

/** The rows of the reader of a table `r`. */
export const OWN_ROWS = [
  'r.company_id = $1',
  (param: (value: unknown) => string, { session }: { session: { employeeId: number | null } }) =>
    `r.employee_id = ${param(session.employeeId)}`,
] as const

/** Adds what the reader can do with the request of each row. */
export const addOwnActions =
  (engine: RequestEngine) =>
  async <Row extends { request_id: number; waits_for: WaitsFor | null }>(
    tx: Parameters<typeof readActions>[0],
    rows: readonly Row[],
    reading: Parameters<typeof readActions>[1],
  ) => {
    const ids = rows.map(({ request_id }) => request_id)
    const actions = await readActions(tx, reading, engine, ids)
    const waiting = await nameHr(
      tx,
      rows.map((row) => ({ requestId: row.request_id, waitsFor: row.waits_for })),
      reading.language,
    )
    return rows.map((row, at) => ({
      ...row,
      waits_for: waiting[at] ?? null,
      can: actions.get(row.request_id) ?? [],
    }))
  }
