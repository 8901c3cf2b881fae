import { z } from 'zod'
import { EMPLOYEES, MANAGERS, personName } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context } from '#kit/server/handler.ts'
import { storeStepDecisions } from '../decisions.ts'
import { kindOf, type RequestEngine } from '../engine.ts'
import { ownAmong } from '../own-requests.ts'
import { tell } from '../recipients.ts'
import { lockRequestsOf } from '../stored-requests.ts'
import { isActive, peopleOf } from './resolve-approvers.ts'

const ACTIVE = `select p.id from ${MANAGERS} p where p.company_id = $1 and p.id = any($2) and ${isActive('p')}`

/** Those of these employees who can decide: employed today, with an account that can sign in. */
export const activeAmong = async (tx: Tx, employeeIds: readonly number[]): Promise<Set<number>> =>
  new Set((await tx.query(IdRow, ACTIVE, [tx.companyId, employeeIds])).map(({ id }) => id))

/**
 * A column: `[{ step_no, employee_id, name }]`, those who are named at steps of the request `q` that are not decided and who have left or
 * cannot sign in.
 */
export const goneApproversColumn = (request: string, language: Language): string => `
  (select coalesce(json_agg(json_build_object('step_no', s.no, 'employee_id', asked.id, 'name', ${personName(language, 'asked')})
      order by s.no, asked.id), '[]'::json)
    from request_step s
    join ${EMPLOYEES} asked on asked.company_id = s.company_id and (asked.id = s.approver_employee_id or asked.id = any(s.any_of))
    where s.company_id = ${request}.company_id and s.request_id = ${request}.id and s.role = 'named' and s.status in ('open', 'waiting')
      and ${request}.status in ('pending', 'approved')
      and not exists (select from ${MANAGERS} p where p.company_id = asked.company_id and p.id = asked.id and ${isActive('p')}))`

interface Naming {
  kind: string
  subjectId: number
  stepNo: number
  /** Who has left, and who is asked from now on. */
  insteadOf: number
  employeeId: number
}

const REPLACE = `
  update request_step set
    approver_employee_id = case when any_of is null then $5::bigint end,
    any_of = case when any_of is not null then array_replace(any_of, $4::bigint, $5::bigint) end,
    escalated_at = null, reminded_at = null, remind_count = 0, opened_at = case when status = 'open' then $6::timestamptz else opened_at end
  where company_id = $1 and request_id = $2 and no = $3`

const TOUCH = 'update request set version = version + 1 where company_id = $1 and id = $2'

const NameRow = z.object({ id: Id, name: z.string() })

/** Why a person cannot be named. */
export type NamingFault = 'still_there' | 'requester' | 'named_already' | 'no_account' | 'oneself'

/**
 * Names another approver in the place of one who has left; what was decided stays. Returns why it is refused, or null. The caller has
 * checked the rights. Throws `not_found` for a request that has no such step, `request_status` for one that is decided.
 */
export async function nameApprover(
  tx: Tx,
  context: Pick<Context, 'session' | 'language'>,
  engine: RequestEngine,
  { kind, subjectId, stepNo, insteadOf, employeeId }: Naming,
): Promise<NamingFault | null> {
  const [found] = [...(await lockRequestsOf(tx, { kind }, [subjectId])).values()]
  if (!found) throw new AppError('not_found')
  const { request, steps } = found
  const step = steps.find(({ no }) => no === stepNo)
  if (!step || !peopleOf(step).includes(insteadOf)) throw new AppError('not_found')
  if (!['open', 'waiting'].includes(step.status)) throw new AppError('request_status')
  const active = await activeAmong(tx, [insteadOf, employeeId])
  if (active.has(insteadOf)) return 'still_there'
  if (employeeId === request.employee_id) return 'requester'
  if (steps.some((one) => peopleOf(one).includes(employeeId))) return 'named_already'
  if (!active.has(employeeId)) return 'no_account'
  if ((await ownAmong(tx, context, [employeeId])).size > 0) return 'oneself'
  await tx.execute(REPLACE, [tx.companyId, request.id, stepNo, insteadOf, employeeId, new Date()])
  await tx.execute(TOUCH, [tx.companyId, request.id])
  const actor = actorOf(context)
  const names = await tx.query(
    NameRow,
    `select e.id, ${personName(context.language)} as name from ${EMPLOYEES} e where e.company_id = $1 and e.id = any($2)`,
    [tx.companyId, [insteadOf, employeeId]],
  )
  const nameOf = (id: number) => names.find((row) => row.id === id)?.name ?? ''
  const { entity } = kindOf(engine, kind)
  const decision = { requestId: request.id, subject: entity, subjectId, stepNo, role: 'hr', onBehalfOf: null }
  await storeStepDecisions(tx, actor, 'web', [
    {
      ...{ ...decision, verdict: 'reassigned', reason: '' },
      change: { before: { approver: nameOf(insteadOf) }, after: { approver: nameOf(employeeId) } },
    },
  ])
  await audit(tx, tx.companyId, actor, {
    ...{ action: 'reassign', entity, entityId: subjectId },
    ...{
      before: { approver_id: insteadOf },
      after: { employee_id: request.employee_id, approver_id: employeeId },
    },
  })
  const asked = {
    ...step,
    ...(step.any_of ? { any_of: [employeeId] } : { approver_employee_id: employeeId }),
  }
  if (step.status === 'open')
    await tell(tx, engine, actor, [
      { type: 'opened', request, stepNo, step: { ...asked, is_escalated: false } },
    ])
  return null
}
