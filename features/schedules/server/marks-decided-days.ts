import type { Decided, RequestKind } from '#features/requests/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { markDaysAround } from './mark-days-around.ts'

const daysOf = ({ employeeId, firstDay, lastDay }: Decided) =>
  firstDay && lastDay ? [{ employeeId, firstDay, lastDay }] : []

const mark = (tx: Tx, decided: readonly Decided[]) => markDaysAround(tx, decided.flatMap(daysOf))

/** The hooks of a kind of requests that changes days: they are derived again after its approval and its cancellation. */
export const MARKS_DAYS = { onFinal: mark, onCancelled: mark } satisfies Partial<RequestKind>
