import { z } from 'zod'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { EMPLOYEES_TO_PAY } from '#features/employees/server/index.ts'
import { Id, IsoDate, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import { NOTHING_TO_COMPARE, type ReviewFacts } from '../../domain/stand-out.ts'
import { TO_PAY } from '../calculation/employees-to-pay.ts'
import type { RunRecord } from '../runs/run-record.ts'

const SettingRow = z.object({ net_review_percent: Count })
const NetRow = z.object({ employee_id: Id, net: Kip })
const SharedRow = z.object({ employee_id: Id, shared_with: z.array(z.string()) })
const LastRow = z.object({ calculation_id: Id, from_date: IsoDate, to_date: IsoDate })

/** The last approved regular run that ends before this one begins. */
const LAST = `
  select calculation_id, from_date, to_date from payroll_run
  where company_id = $1 and kind = 'regular' and status in ('approved', 'paid') and to_date < $2 and calculation_id is not null
  order by to_date desc, id desc limit 1`

/** The net pay of those whom the run of these days paid for all of them; as the payslip has the dates of the employment. */
const NETS = `
  select employee_id, net from payslip
  where company_id = $1 and calculation_id = $2
    and (person ->> 'start_date' <= $3) is not false and (person ->> 'end_date' >= $4) is not false`

const digits = (number: string) => `translate(${number}, ' -', '')`

/** Accounts of several employees of the run, unless the last run already paid all of them to it. */
const SHARED = `
  with account as (
    select e.id, e.emp_number, concat(e.bank_id, ':', ${digits('e.bank_account')}) as account,
      coalesce(${digits(`last.person ->> 'bank_account'`)} = ${digits('e.bank_account')}, false) as is_known
    from ${EMPLOYEES_TO_PAY} e
    left join payslip last on last.company_id = $1 and last.calculation_id = $4 and last.employee_id = e.id
    where ${TO_PAY} and e.bank_account <> ''
  ), shared as (
    select account from account group by account having count(*) > 1 and not bool_and(is_known)
  )
  select a.id as employee_id, array_agg(other.emp_number order by other.emp_number) as shared_with
  from shared s join account a on a.account = s.account join account other on other.account = s.account and other.id <> a.id
  group by a.id`

/** Others who are named at one account. */
const MAX_NAMED = 5

export interface RunReviewFacts {
  /** See `company_setting.net_review_percent`. */
  percent: number
  of(employeeId: number): ReviewFacts
  /** Whether the run pays only some of its days to this person, who was hired or leaves in it. */
  isPartial(person: Employment): boolean
}

interface Employment {
  start_date: string
  end_date: string | null
}

/**
 * What the payslips of a run are compared with, in four statements for any number of employees. Net pay is compared only with that of a
 * whole period: somebody hired in the middle of the earlier run earns more in this one without a raise.
 */
export async function readReviewFacts(tx: Tx, companyId: number, run: RunRecord): Promise<RunReviewFacts> {
  const setting = await tx.maybeOne(
    SettingRow,
    `select net_review_percent from ${COMPANY_SETTINGS} s where company_id = $1`,
    [companyId],
  )
  const last = await tx.maybeOne(LastRow, LAST, [companyId, run.from_date])
  // An extra payment is no salary that can rise or drop.
  const nets =
    run.kind !== 'regular' || !last
      ? []
      : await tx.query(NetRow, NETS, [companyId, last.calculation_id, last.from_date, last.to_date])
  const shared = await tx.query(SharedRow, SHARED, [
    companyId,
    run.from_date,
    run.to_date,
    last?.calculation_id ?? null,
  ])
  const facts = new Map<number, ReviewFacts>()
  const of = (id: number) => facts.get(id) ?? NOTHING_TO_COMPARE
  for (const { employee_id, net } of nets) facts.set(employee_id, { net_before: net, shared_with: [] })
  for (const { employee_id, shared_with } of shared)
    facts.set(employee_id, { ...of(employee_id), shared_with: shared_with.slice(0, MAX_NAMED) })
  const isPartial = ({ start_date, end_date }: Employment) =>
    start_date > run.from_date || (end_date !== null && end_date < run.to_date)
  return { percent: setting?.net_review_percent ?? 70, of, isPartial }
}
