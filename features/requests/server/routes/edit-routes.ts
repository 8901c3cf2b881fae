import { z } from 'zod'
import { EMPLOYEES, existingEmployees, personName, requirePerson } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import {
  type ApprovalRoute,
  type ApprovalRouteInput,
  addApprovalRoute,
  deleteApprovalRoute,
  listApprovalRoutes,
  listRequestKinds,
  previewApprovalRoute,
  updateApprovalRoute,
} from '../../contract.ts'
import { ROUTE_FAULTS, type RouteFault } from '../../locales/faults.ts'
import { type RequestEngine, readApprovalSettings } from '../engine.ts'
import { previewSteps } from '../preview-steps.ts'
import { StoredCondition, StoredRouteStep } from '../stored-route.ts'

const RouteRow = z.object({
  id: Id,
  kind: z.string(),
  priority: z.int(),
  condition: StoredCondition,
  steps: z.array(StoredRouteStep),
  version: z.int(),
})

const READ = `
  select id, kind, priority, condition, steps, version from approval_route
  where company_id = $1 and deleted_at is null and ($2::bigint is null or id = $2) order by kind, priority`

const NameRow = z.object({ id: Id, name: z.string() })

/** The routes of the company with the names of those who they name. */
async function readRoutes(tx: Tx, language: Language, id: number | null = null): Promise<ApprovalRoute[]> {
  const routes = await tx.query(RouteRow, READ, [tx.companyId, id])
  const named = routes.flatMap(({ steps }) => steps.flatMap(({ employee_id }) => employee_id ?? []))
  const names = new Map(
    (
      await tx.query(
        NameRow,
        `select e.id, ${personName(language)} as name from ${EMPLOYEES} e where e.company_id = $1 and e.id = any($2)`,
        [tx.companyId, named],
      )
    ).map((row) => [row.id, row.name]),
  )
  return routes.map((route) => ({
    ...route,
    steps: route.steps.map((step) => ({ ...step, name: names.get(step.employee_id ?? 0) ?? null })),
  }))
}

async function readRoute(tx: Tx, language: Language, id: number): Promise<ApprovalRoute> {
  const [route] = await readRoutes(tx, language, id)
  if (!route) throw new AppError('not_found')
  return route
}

/** Throws `invalid_input` for a kind that cannot have routes, and for steps that nobody could decide. */
async function requireValid(
  tx: Tx,
  engine: RequestEngine,
  { kind, steps }: Pick<ApprovalRouteInput, 'kind' | 'steps'>,
  language: Language,
): Promise<void> {
  const fail = (field: string, fault: RouteFault) => {
    throw new AppError('invalid_input', { fields: { [field]: [ROUTE_FAULTS[fault][language]] } })
  }
  if (!hasRoutes(engine, kind)) fail('kind', 'unknown_kind')
  if (steps.every(({ may_be_skipped }) => may_be_skipped)) fail('steps', 'all_skipped')
  const named = steps.flatMap(({ role, employee_id }) => (role === 'named' ? (employee_id ?? 0) : []))
  const existing = await existingEmployees(tx, named)
  for (const [at, { role, employee_id }] of steps.entries()) {
    if (role === 'named' && employee_id === null) fail(`steps.${at}.employee_id`, 'nobody_named')
    if (role === 'named' && !existing.has(employee_id ?? 0)) fail(`steps.${at}.employee_id`, 'unknown_person')
  }
}

/** Cancellations have the steps of what they cancel, and the records of some kinds name their own. */
const hasRoutes = ({ kinds }: RequestEngine, name: string): boolean => {
  const kind = kinds.get(name)
  return kind !== undefined && name !== 'cancellation' && !kind.readSteps
}

const list = handle(listApprovalRoutes, (context) =>
  inCompany(context, async (tx) => ({ data: await readRoutes(tx, context.language) })),
)

const kinds = (engine: RequestEngine): Endpoint =>
  handle(listRequestKinds, (context) =>
    inCompany(context, async (tx) => {
      const settings = await readApprovalSettings(tx)
      const own = [...engine.kinds.values()].filter(({ kind }) => hasRoutes(engine, kind))
      return {
        data: own.map(({ kind, steps }) => ({
          kind,
          steps: steps(settings).map(({ role, may_be_skipped }) => ({ role, may_be_skipped })),
        })),
      }
    }),
  )

const ADD = `
  insert into approval_route (company_id, kind, priority, condition, steps) values ($1, $2, $3, $4, $5) returning id`
const UPDATE = `
  update approval_route set kind = $3, priority = $4, condition = $5, steps = $6, version = version + 1
  where company_id = $1 and id = $2 and version = $7 and deleted_at is null`
const DELETE = `
  update approval_route set deleted_at = $3, version = version + 1 where company_id = $1 and id = $2 and deleted_at is null`

const valuesOf = ({ kind, priority, condition, steps }: ApprovalRouteInput) => [
  ...[kind, priority, JSON.stringify(condition), JSON.stringify(steps)],
]

async function log(
  tx: Tx,
  context: Pick<Context, 'session'>,
  action: 'create' | 'update' | 'delete',
  { before, after }: { before?: ApprovalRoute; after?: ApprovalRoute },
): Promise<void> {
  const entityId = (after ?? before)?.id ?? null
  await audit(tx, tx.companyId, actorOf(context), {
    action,
    entity: 'approval_route',
    entityId,
    before,
    after,
  })
}

const add = (engine: RequestEngine): Endpoint =>
  handle(addApprovalRoute, (context) =>
    inCompany(context, async (tx) => {
      await requireValid(tx, engine, context.body, context.language)
      const { id } = await tx.one(IdRow, ADD, [tx.companyId, ...valuesOf(context.body)])
      const after = await readRoute(tx, context.language, id)
      await log(tx, context, 'create', { after })
      return { data: after }
    }),
  )

const update = (engine: RequestEngine): Endpoint =>
  handle(updateApprovalRoute, (context) =>
    inCompany(context, async (tx) => {
      const { body, language } = context
      const id = context.params.approval_route_id
      const before = await readRoute(tx, language, id)
      await requireValid(tx, engine, body, language)
      const saved = await tx.execute(UPDATE, [tx.companyId, id, ...valuesOf(body), body.version])
      if (saved === 0) throw new AppError('stale_version')
      const after = await readRoute(tx, language, id)
      await log(tx, context, 'update', { before, after })
      return { data: after }
    }),
  )

const remove = handle(deleteApprovalRoute, (context) =>
  inCompany(context, async (tx) => {
    const id = context.params.approval_route_id
    const before = await readRoute(tx, context.language, id)
    await tx.execute(DELETE, [tx.companyId, id, new Date()])
    await log(tx, context, 'delete', { before })
    return { data: { id } }
  }),
)

const preview = (engine: RequestEngine): Endpoint =>
  handle(previewApprovalRoute, (context) =>
    inCompany(context, async (tx) => {
      const { kind, employee_id, days } = context.query
      await requirePerson(tx, employee_id)
      if (!hasRoutes(engine, kind)) throw new AppError('not_found')
      const request = { kind, employee_id, facts: { days: days ?? null, minutes: null } }
      return { data: await previewSteps(tx, engine, request, context.language) }
    }),
  )

/** The company's own routes of approval. */
export const routeEndpoints = (engine: RequestEngine): Endpoint[] => [
  kinds(engine),
  preview(engine),
  list,
  add(engine),
  update(engine),
  remove,
]
