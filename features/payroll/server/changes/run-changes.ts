import { z } from 'zod'
import type { Law } from '#engines/payroll/law/types.ts'
import type { CompanyRules } from '#engines/payroll/types.ts'
import { hasMarkedDays } from '#features/attendance/server/index.ts'
import { EMPLOYEES_TO_PAY } from '#features/employees/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { RunChanges } from '../../contract.ts'
import { EMPLOYEE_FACTS, type EmployeeFact } from '../../domain/run-facts.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { companyChanges } from './company-changes.ts'
import { changedFacts, FACTS_FORMAT } from './fact-digest.ts'
import { readFactDigests } from './read-fact-digests.ts'

const MAX_NAMES = 50

const NOTHING: RunChanges = {
  is_outdated: false,
  employees: 0,
  counts: [],
  people: [],
  company: [],
  is_pending: false,
}

const StoredRow = z.object({
  rules: z.custom<CompanyRules>(),
  law: z.custom<Law>(),
  facts: z.object({ format: z.int(), people: z.record(z.string(), z.string()) }).nullable(),
})

/**
 * Runs that are not approved, and settlements in every state: a late truth about the days of a settlement is no pay difference, because no later
 * run pays the person.
 */
export const isCompared = ({ status, kind }: Pick<RunRecord, 'status' | 'kind'>): boolean =>
  status === 'calculated' || (kind === 'final' && (status === 'approved' || status === 'paid'))

/**
 * What has changed since the run was calculated: everything from which the payslips were computed is read again and compared. A change that
 * was taken back is no change. Facts that do not affect pay are not compared: names, departments, bank accounts. Call `ensureDerived` first
 * to make the days current. A calculation of an earlier version has no digests; of it only rules and law are compared.
 */
export async function changesSince(tx: Tx, companyId: number, run: RunRecord): Promise<RunChanges> {
  if (!isCompared(run) || run.calculation_id === null) return NOTHING
  const stored = await tx.one(
    StoredRow,
    'select rules, law, facts from payroll_calculation where company_id = $1 and id = $2',
    [companyId, run.calculation_id],
  )
  const present = await readFactDigests(tx, companyId, run)
  const company = run.status === 'calculated' ? companyChanges(stored, present) : []
  const all: Changed =
    stored.facts?.format === FACTS_FORMAT ? changedPeople(stored.facts.people, present.people) : new Map()
  const changed = run.status === 'calculated' ? all : ofDays(all)
  const isPending = run.kind !== 'extra' && (await hasMarkedDays(tx, run.from_date, run.to_date))
  return {
    is_outdated: company.length > 0 || changed.size > 0 || isPending,
    employees: changed.size,
    counts: countsOf(changed),
    people: await namesOf(tx, companyId, changed),
    company,
    is_pending: isPending,
  }
}

type Changed = ReadonlyMap<number, EmployeeFact[]>

function changedPeople(
  before: Readonly<Record<string, string>>,
  after: ReadonlyMap<number, string>,
): Map<number, EmployeeFact[]> {
  const changed = new Map<number, EmployeeFact[]>()
  for (const [id, digests] of after) {
    const old = before[id]
    if (old === undefined) changed.set(id, ['added'])
    else if (old !== digests) changed.set(id, changedFacts(old, digests))
  }
  for (const id of Object.keys(before).map(Number)) if (!after.has(id)) changed.set(id, ['removed'])
  return changed
}

/** An approved run has itself changed what is left of items and what the month has paid. */
const ofDays = (changed: Changed): Changed =>
  new Map(
    [...changed].flatMap(([id, facts]): [number, EmployeeFact[]][] => {
      const own = facts.filter((fact) => fact !== 'items' && fact !== 'month')
      return own.length > 0 ? [[id, own]] : []
    }),
  )

function countsOf(changed: Changed): RunChanges['counts'] {
  const facts = [...changed.values()].flat()
  return EMPLOYEE_FACTS.map((fact) => ({
    fact,
    employees: facts.filter((one) => one === fact).length,
  })).filter(({ employees }) => employees > 0)
}

const NameRow = z.object({ employee_id: Id, emp_number: z.string(), name: z.string(), en_name: z.string() })

async function namesOf(tx: Tx, companyId: number, changed: Changed): Promise<RunChanges['people']> {
  if (changed.size === 0) return []
  const rows = await tx.query(
    NameRow,
    `select e.id as employee_id, e.emp_number, btrim(e.name || ' ' || e.surname) as name,
       btrim(e.en_name || ' ' || e.en_surname) as en_name
     from ${EMPLOYEES_TO_PAY} e where e.company_id = $1 and e.id = any($2)
     order by e.emp_number collate emp_number_order limit ${MAX_NAMES}`,
    [companyId, [...changed.keys()]],
  )
  return rows.map((row) => ({ ...row, facts: changed.get(row.employee_id) ?? [] }))
}
