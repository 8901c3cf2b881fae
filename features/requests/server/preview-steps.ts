import { z } from 'zod'
import { EMPLOYEES, personName } from '#features/employees/server/index.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { PreviewStep } from '../contract/facts.ts'
import { readApprovers } from './approvers/resolve-approvers.ts'
import type { RequestEngine } from './engine.ts'
import { type Planned, planSteps } from './plan-steps.ts'

const NameRow = z.object({ id: Id, name: z.string() })

/** Who would be asked for a request, step by step, and why nobody is. Nothing is stored. */
export async function previewSteps(
  tx: Tx,
  engine: RequestEngine,
  request: Planned,
  language: Language,
): Promise<PreviewStep[]> {
  const [steps = []] = await planSteps(tx, engine, [request])
  const findApprover = await readApprovers(tx, engine, [{ request, steps }])
  const asked = steps.map((step) => ({
    no: step.no,
    role: step.role,
    approver: findApprover(request, step),
  }))
  const people = asked.flatMap(({ approver }) => ('skip' in approver ? [] : (approver.employeeId ?? [])))
  const names = await tx.query(
    NameRow,
    `select e.id, ${personName(language)} as name from ${EMPLOYEES} e where e.company_id = $1 and e.id = any($2)`,
    [tx.companyId, people],
  )
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  const shown = asked.map(
    ({ no, role, approver }): PreviewStep =>
      'skip' in approver
        ? { no, role, name: null, skip_reason: approver.skip }
        : { no, role: approver.role, name: nameOf.get(approver.employeeId ?? 0) ?? null, skip_reason: null },
  )
  // Without anybody to ask, HR is.
  return shown.every(({ skip_reason }) => skip_reason !== null)
    ? [...shown, { no: shown.length + 1, role: 'hr', name: null, skip_reason: null }]
    : shown
}
