import { z } from 'zod'
import { EMPLOYEE_PLACES } from '#features/employees/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { RequestFacts } from '../contract/facts.ts'
import { holds, type Place } from '../domain/route-condition.ts'
import type { Step } from '../domain/transitions.ts'
import { kindOf, type RequestEngine, readApprovalSettings } from './engine.ts'
import type { PlannedStep } from './request-kind.ts'
import { StoredCondition, StoredRouteStep } from './stored-route.ts'

const RouteRow = z.object({ kind: z.string(), condition: StoredCondition, steps: z.array(StoredRouteStep) })
type RouteRow = z.infer<typeof RouteRow>

const ROUTES = `
  select kind, condition, steps from approval_route
  where company_id = $1 and kind = any($2) and deleted_at is null order by kind, priority`

const PlaceRow = z.object({
  id: Id,
  department_id: Id.nullable(),
  branch_id: Id.nullable(),
  level_id: Id.nullable(),
})

/** What steps are planned for. */
export interface Planned {
  kind: string
  /** The record; without it, the steps that a record names itself are unknown. */
  subject_id?: number
  employee_id: number
  facts: Pick<RequestFacts, 'days' | 'minutes'>
}

/**
 * The steps of requests before anybody is asked: those that the record names, or those of the company's first route whose condition is
 * true, otherwise the kind's own. In at most three statements, and one for each kind whose records name their steps.
 */
export async function planSteps(
  tx: Tx,
  engine: RequestEngine,
  requests: readonly Planned[],
): Promise<Step[][]> {
  const settings = await readApprovalSettings(tx)
  const kinds = [...new Set(requests.map(({ kind }) => kind))]
  const routes = await tx.query(RouteRow, ROUTES, [tx.companyId, kinds])
  const places = routes.length > 0 ? await readPlaces(tx, requests) : new Map<number, Place>()
  const own = await readOwnSteps(tx, engine, requests)
  return requests.map(({ kind, subject_id, employee_id, facts }) => {
    if (kindOf(engine, kind).readSteps) return (own.get(kind)?.get(subject_id ?? 0) ?? []).map(stepOf)
    const place = places.get(employee_id)
    const route = routes.find((one) => one.kind === kind && place && holds(one.condition, facts, place))
    return (route ? plannedOf(route) : kindOf(engine, kind).steps(settings)).map(stepOf)
  })
}

/** By kind and record. */
async function readOwnSteps(tx: Tx, engine: RequestEngine, requests: readonly Planned[]) {
  const own = new Map<string, ReadonlyMap<number, readonly PlannedStep[]>>()
  for (const [name, some] of Map.groupBy(requests, ({ kind }) => kind)) {
    const ids = some.flatMap(({ subject_id }) => subject_id ?? [])
    const steps = await kindOf(engine, name).readSteps?.(tx, ids)
    if (steps) own.set(name, steps)
  }
  return own
}

async function readPlaces(tx: Tx, requests: readonly Planned[]): Promise<Map<number, Place>> {
  const ids = [...new Set(requests.map(({ employee_id }) => employee_id))]
  const rows = await tx.query(
    PlaceRow,
    `select e.id, e.department_id, e.branch_id, e.level_id from ${EMPLOYEE_PLACES} e where e.company_id = $1 and e.id = any($2)`,
    [tx.companyId, ids],
  )
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

const plannedOf = ({ steps }: RouteRow): PlannedStep[] => steps

const stepOf = (
  { role, employee_id = null, any_of = null, may_be_skipped }: PlannedStep,
  at: number,
): Step => ({
  ...{ no: at + 1, role, may_be_skipped, status: 'waiting', skip_reason: null },
  approver_employee_id: role === 'named' ? employee_id : null,
  pool_department_id: null,
  any_of: role === 'named' ? any_of : null,
})
