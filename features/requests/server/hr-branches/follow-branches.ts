import { z } from 'zod'
import type { MovedEmployee } from '#features/employees/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { hrAskedAbout } from '../../domain/hr-branches.ts'
import { type StepDecision, storeStepDecisions } from '../decisions.ts'
import type { RequestEngine } from '../engine.ts'
import { tell } from '../recipients.ts'
import { readRequests } from '../stored-requests.ts'
import { readHrPeople } from './read-hr-people.ts'

const OpenRow = z.object({ request_id: Id })

const OPEN = `
  select s.request_id from request_step s
  where s.company_id = $1 and s.status = 'open' and s.role = 'hr' and s.employee_id = any($2) order by s.request_id`

/**
 * Tells the HR people of the new branch of employees about the requests that wait for HR, and notes in the history that others are asked.
 * The rights follow the employee's branch by themselves. Returns how many requests others are asked about.
 */
export async function followBranches(
  tx: Tx,
  engine: RequestEngine,
  actor: Actor,
  moved: readonly MovedEmployee[],
): Promise<number> {
  const { people } = moved.length > 0 ? await readHrPeople(tx) : { people: [] }
  if (people.length === 0) return 0
  const from = new Map(moved.map((one) => [one.id, one.from]))
  const open = await tx.query(OpenRow, OPEN, [tx.companyId, [...from.keys()]])
  const found = await readRequests(
    tx,
    open.map(({ request_id }) => request_id),
  )
  const askedOf = (request: Parameters<typeof hrAskedAbout>[1]) =>
    hrAskedAbout(people, request)
      .people?.map(({ accountId }) => accountId)
      .join() ?? 'all'
  const others = [...found.values()].filter(
    ({ request }) =>
      askedOf(request) !== askedOf({ ...request, branch_id: from.get(request.employee_id) ?? null }),
  )
  const steps = others.flatMap(({ request, steps: all }) => {
    const step = all.find(({ status }) => status === 'open')
    return step ? [{ request, step }] : []
  })
  await storeStepDecisions(
    tx,
    actor,
    'system',
    steps.map(({ request, step }): StepDecision => {
      const subject = engine.kinds.get(request.kind)?.entity ?? request.kind
      const about = { requestId: request.id, subject, subjectId: request.subject_id, onBehalfOf: null }
      return { ...about, stepNo: step.no, role: 'hr', verdict: 'reassigned', reason: '' }
    }),
  )
  await tell(
    tx,
    engine,
    actor,
    steps.map(({ request, step }) => ({ type: 'opened' as const, request, stepNo: step.no, step })),
  )
  return steps.length
}
