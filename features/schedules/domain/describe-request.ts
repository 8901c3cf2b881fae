/** A field of a record with its label and its value in words. */
type Field<Row> = readonly [label: string, show: (row: Row) => string]

interface Change<Row> {
  change: { before: Row; after: Row } | null
}

/** A request in words: its fields, and its history with what each step has changed. */
export function describeRequest<Row, R extends Row & { history: readonly Change<Row>[] }>(
  request: R,
  fields: readonly Field<Row>[],
) {
  return {
    facts: fields.map(([label, show]) => [label, show(request) || '–'] as const),
    history: request.history.map((step: R['history'][number]) => ({
      ...step,
      changes: describeChange(step.change, fields),
    })),
  }
}

/** The fields that differ: 'First day: 01/05/2026 → 02/05/2026 · Reason: – → Wedding'; '' without a change. */
export function describeChange<Row>(
  change: { before: Row; after: Row } | null,
  fields: readonly Field<Row>[],
): string {
  if (!change) return ''
  return fields
    .map(([label, show]) => ({ label, old: show(change.before) || '–', fresh: show(change.after) || '–' }))
    .filter(({ old, fresh }) => old !== fresh)
    .map(({ label, old, fresh }) => `${label}: ${old} → ${fresh}`)
    .join(' · ')
}
