import { z } from 'zod'
import { EMPLOYEE_PLACES, EMPLOYEES, personName } from '#features/employees/server/index.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { PreviewStep } from '../contract/facts.ts'
import { hrAskedAbout, namesOfHr } from '../domain/hr-branches.ts'
import { readApprovers } from './approvers/resolve-approvers.ts'
import type { RequestEngine } from './engine.ts'
import { readHrPeople } from './hr-branches/read-hr-people.ts'
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
  const hr = await readHrAsked(tx, request, language)
  const shown = asked.map(
    ({ no, role, approver }): PreviewStep =>
      'skip' in approver
        ? { no, role, name: null, why_all_hr: null, skip_reason: approver.skip }
        : {
            ...{ no, role: approver.role, skip_reason: null },
            ...(approver.role === 'hr'
              ? hr
              : { name: nameOf.get(approver.employeeId ?? 0) ?? null, why_all_hr: null }),
          },
  )
  // Without anybody to ask, HR is.
  return shown.every(({ skip_reason }) => skip_reason !== null)
    ? [...shown, { no: shown.length + 1, role: 'hr', ...hr, skip_reason: null }]
    : shown
}

const BranchRow = z.object({ branch_id: Id.nullable() })

/** The HR people who would be asked about a request of this employee. */
async function readHrAsked(tx: Tx, { kind, employee_id }: Planned, language: Language) {
  const { people } = await readHrPeople(tx)
  if (people.length === 0) return { name: null, why_all_hr: null }
  const { branch_id } = await tx.one(
    BranchRow,
    `select e.branch_id from ${EMPLOYEE_PLACES} e where e.company_id = $1 and e.id = $2`,
    [tx.companyId, employee_id],
  )
  const asked = hrAskedAbout(people, { right_kind: kind, employee_id, branch_id })
  return { name: namesOfHr(asked, language), why_all_hr: asked.whyAll }
}
