import { lockPerson, requirePerson } from '#features/employees/server/index.ts'
import { countDays, todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { mayDo } from '#kit/server/permit.ts'
import {
  answerDelegation,
  type Delegation,
  listDelegations,
  MAX_DELEGATION_DAYS,
  putDelegation,
  revokeDelegation,
} from '../../contract.ts'
import { DELEGATION_FAULTS, type DelegationFault } from '../../locales/faults.ts'
import type { RequestEngine } from '../engine.ts'
import type { DelegationEvent } from '../events.ts'
import { ownAmong } from '../own-requests.ts'
import { accountsOfEmployees } from '../recipients.ts'
import { readDelegations } from './stored-delegations.ts'

type Caller = Pick<Context, 'session' | 'language'>

/** HR sets delegations of others: the HR managers among the employees, and staff who set how requests are approved. */
const isHr = ({ session }: Caller): boolean =>
  session !== null &&
  ((session.employeeId !== null && session.roles.includes('hrmanager')) ||
    mayDo(session, 'edit-setting-approval'))

const list = handle(listDelegations, (context) =>
  inCompany(context, async (tx) => {
    const employeeId = context.session.employeeId ?? 0
    const all = context.query.all && isHr(context)
    return {
      data: await readDelegations(tx, context, { ...(all ? {} : { employeeId }), isHr: isHr(context) }),
    }
  }),
)

async function readOne(tx: Tx, context: Caller, id: number): Promise<Delegation> {
  const [delegation] = await readDelegations(tx, context, { id, isHr: isHr(context) })
  const employeeId = context.session?.employeeId
  const isConcerned =
    delegation && [delegation.from_employee_id, delegation.to_employee_id].some((one) => one === employeeId)
  if (!delegation || !(isConcerned || isHr(context))) throw new AppError('not_found')
  return delegation
}

async function tell(
  tx: Tx,
  engine: RequestEngine,
  { id, from_employee_id, to_employee_id }: Delegation,
  { type, actor }: Pick<DelegationEvent, 'type'> & { actor: { accountId: number | null; name: string } },
): Promise<void> {
  const accounts = await accountsOfEmployees(tx, [from_employee_id, to_employee_id])
  const accountIds = [...accounts.values()].filter((account) => account !== actor.accountId)
  await engine.onRequestEvent(tx, [{ type, delegationId: id, accountIds, actor: actor.name }])
}

const OVERLAPS = `
  select from delegation where company_id = $1 and from_employee_id = $2 and to_employee_id = $3 and revoked_at is null and declined_at is null
    and first_day <= $5 and last_day >= $4`

const COVERS = `
  select from delegation where company_id = $1 and from_employee_id = $2 and to_employee_id = $3 and revoked_at is null and declined_at is null
    and first_day <= $4 and last_day >= $5 and kinds is null`

/** Whether a deputy has been named for all kinds of requests on all of these days, and has not declined. */
export const hasDeputy = (
  tx: Tx,
  { from, to, firstDay, lastDay }: { from: number; to: number; firstDay: string; lastDay: string },
): Promise<boolean> => tx.exists(COVERS, [tx.companyId, from, to, firstDay, lastDay])

const ADD = `
  insert into delegation (company_id, from_employee_id, to_employee_id, first_day, last_day, kinds, reason, set_by, set_by_name, is_set_by_hr)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`

/** The deputy of somebody on some days, who has to accept it. */
export async function addDelegation(
  tx: Tx,
  context: Context,
  engine: RequestEngine,
  wanted: {
    from: number
    to: number
    firstDay: string
    lastDay: string
    kinds: string[] | null
    reason: string
  },
): Promise<Delegation> {
  const { from, to, firstDay, lastDay, kinds, reason } = wanted
  const fail = (field: string, fault: DelegationFault) => {
    throw new AppError('invalid_input', { fields: { [field]: [DELEGATION_FAULTS[fault][context.language]] } })
  }
  if (from === to) fail('to_employee_id', 'self')
  const isSetByHr = context.session.employeeId !== from
  if (isSetByHr && (await ownAmong(tx, context, [to])).size > 0) fail('to_employee_id', 'hr_self')
  if (lastDay < firstDay) fail('last_day', 'ends_before_start')
  if (lastDay < todayInLaos()) fail('last_day', 'over')
  if (countDays(firstDay, lastDay) > MAX_DELEGATION_DAYS) fail('last_day', 'too_long')
  await lockPerson(tx, from)
  await requirePerson(tx, to)
  if (!(await accountsOfEmployees(tx, [to])).has(to)) fail('to_employee_id', 'no_account')
  if (await tx.exists(OVERLAPS, [tx.companyId, from, to, firstDay, lastDay])) throw new AppError('duplicate')
  const actor = actorOf(context)
  const { id } = await tx.one(IdRow, ADD, [
    ...[tx.companyId, from, to, firstDay, lastDay, kinds, reason, actor.accountId, actor.name],
    isSetByHr,
  ])
  const delegation = await readOne(tx, context, id)
  await audit(tx, tx.companyId, actor, {
    ...{ action: 'create', entity: 'delegation', entityId: id },
    after: {
      from_employee_id: from,
      to_employee_id: to,
      first_day: firstDay,
      last_day: lastDay,
      kinds,
      reason,
    },
  })
  await tell(tx, engine, delegation, { type: 'delegation_offered', actor })
  return delegation
}

const put = (engine: RequestEngine): Endpoint =>
  handle(putDelegation, (context) =>
    inCompany(context, async (tx) => {
      const { body, session } = context
      const from = body.from_employee_id ?? session.employeeId
      if (from === null) throw new AppError('forbidden')
      if (from !== session.employeeId && !isHr(context)) throw new AppError('forbidden')
      const { to_employee_id: to, first_day: firstDay, last_day: lastDay, kinds, reason } = body
      const wanted = { from, to, firstDay, lastDay, kinds, reason }
      return { data: await addDelegation(tx, context as unknown as Context, engine, wanted) }
    }),
  )

const LOCK = 'select from delegation where company_id = $1 and id = $2 for update'
const SET = {
  accept: 'update delegation set accepted_at = $3, version = version + 1 where company_id = $1 and id = $2',
  decline: 'update delegation set declined_at = $3, version = version + 1 where company_id = $1 and id = $2',
  revoke: 'update delegation set revoked_at = $3, version = version + 1 where company_id = $1 and id = $2',
} as const
const EVENTS = {
  accept: 'delegation_accepted',
  decline: 'delegation_declined',
  revoke: 'delegation_revoked',
} as const

/** Throws `not_found`, or `request_status` if the delegation does not allow it to this user. */
async function act(
  tx: Tx,
  context: Caller,
  engine: RequestEngine,
  { id, action }: { id: number; action: keyof typeof SET },
): Promise<Delegation> {
  await tx.execute(LOCK, [tx.companyId, id])
  const before = await readOne(tx, context, id)
  if (!before.can.includes(action)) throw new AppError('request_status')
  await tx.execute(SET[action], [tx.companyId, id, new Date()])
  const after = await readOne(tx, context, id)
  const actor = actorOf(context)
  const change = { before: { status: before.state }, after: { status: after.state } }
  await audit(tx, tx.companyId, actor, { action, entity: 'delegation', entityId: id, ...change })
  await tell(tx, engine, after, { type: EVENTS[action], actor })
  return after
}

/** Who decides for whom, and the answers of those who are asked. */
export const delegationEndpoints = (engine: RequestEngine): Endpoint[] => [
  list,
  put(engine),
  handle(answerDelegation, (context) =>
    inCompany(context, async (tx) => {
      const action = context.body.accepts ? 'accept' : 'decline'
      return { data: await act(tx, context, engine, { id: context.params.delegation_id, action }) }
    }),
  ),
  handle(revokeDelegation, (context) =>
    inCompany(context, async (tx) => ({
      data: await act(tx, context, engine, { id: context.params.delegation_id, action: 'revoke' }),
    })),
  ),
]
