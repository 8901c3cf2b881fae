import { z } from 'zod'
import { earlierPayOf, type PaidPayslip } from '#engines/payroll/earlier-pay.ts'
import type { EarlierPay } from '#engines/payroll/types.ts'
import { PAY_ITEM_ENTRIES, PAY_ITEMS } from '#features/pay-items/server/index.ts'
import { firstOfMonth, lastOfMonth } from '#kit/contract/days.ts'
import { Id, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { omittedIds } from '../checks/omit-employee.ts'
import { choiceOf, type RunChoice } from '../runs/run-choice.ts'
import type { RunRecord } from '../runs/run-record.ts'
import {
  type FinalScope,
  NOBODY_SETTLED,
  type PartlySettled,
  readFinalScope,
  readSettled,
} from '../settlements/settled-days.ts'
import type { Selection } from './employees-to-pay.ts'

/** What a run pays of a month, and whom, besides what other runs of the month have paid. */
export interface PayScope extends Selection {
  /** The items and people of an extra run; null: everything that is due. */
  choice: RunChoice | null
  /** The calculations of the other approved runs of the month. */
  earlier: readonly number[]
  /** Of a final run. */
  final: FinalScope | null
  /** Employees whose days a final run has paid in part: they cannot be paid. */
  partlySettled: readonly PartlySettled[]
}

/** Everything of a month to everybody, without other runs. */
export const WHOLE_MONTH: PayScope = {
  ...{ choice: null, only: null, except: [], earlier: [] },
  ...{ final: null, partlySettled: [] },
}

/** Other incomes and deductions only: in an extra run, and in a final run of somebody whose days are paid. */
export const isItemsOnly = ({ choice, final }: PayScope) => choice !== null || final?.paidDays === 'all'

/** Which items of the company a run pays. */
export const itemsOf = ({ choice, final }: PayScope) => ({
  choice,
  onlyPlanned: final?.paidDays === 'all',
})

export async function readScope(tx: Tx, run: RunRecord): Promise<PayScope> {
  const choice = choiceOf(run)
  const final = await readFinalScope(tx, run)
  const settled = run.kind === 'regular' ? await readSettled(tx, run) : NOBODY_SETTLED
  return {
    choice,
    only: final ? run.employee_ids : choice && (await peopleOf(tx, choice, run.to_date)),
    except: [...settled.map(({ id }) => id), ...(await omittedIds(tx, run.id))],
    earlier: await calculationsOfMonth(tx, run.to_date, { exceptRun: run.id }),
    final,
    partlySettled: settled.filter(({ is_whole }) => !is_whole),
  }
}

const CalculationRow = z.object({ calculation_id: Id })

/** The calculations of the approved and paid runs whose last day is in the month of a day. */
export async function calculationsOfMonth(
  tx: Tx,
  day: string,
  { exceptRun, kind }: { exceptRun?: number; kind?: RunRecord['kind'] },
): Promise<number[]> {
  const rows = await tx.query(
    CalculationRow,
    `select calculation_id from payroll_run
     where company_id = $1 and to_date between $2 and $3 and status in ('approved', 'paid') and calculation_id is not null
       and id is distinct from $4::bigint and ($5::text is null or kind = $5) order by calculation_id`,
    [tx.companyId, firstOfMonth(day), lastOfMonth(day), exceptRun ?? null, kind ?? null],
  )
  return rows.map((row) => row.calculation_id)
}

const PeopleRow = z.object({ is_for_all: z.boolean(), ids: z.array(Id) })

/** The chosen people, or those who have the items on the run's last day; null if an item is for everybody. */
async function peopleOf(tx: Tx, choice: RunChoice, to: string): Promise<number[] | null> {
  if (choice.employeeIds.length > 0) return choice.employeeIds
  const { is_for_all, ids } = await tx.one(
    PeopleRow,
    `select exists (select from ${PAY_ITEMS} i where i.company_id = $1 and i.id = any($2) and i.applies_to_all) as is_for_all,
       array(select distinct c.employee_id from ${PAY_ITEM_ENTRIES} c where c.company_id = $1 and c.item_id = any($2)
         and c.deleted_at is null and (c.first_day is null or c.first_day <= $3) and (c.last_day is null or c.last_day >= $3)
         order by c.employee_id) as ids`,
    [tx.companyId, choice.itemIds, to],
  )
  return is_for_all ? null : ids
}

const PaidRow = z.object({
  employee_id: Id,
  gross: Kip,
  ssoBase: Kip,
  sso: Kip,
  companySso: Kip,
  taxable: Kip,
  tax: Kip,
  companyTax: Kip,
  /** Only those of social security and tax. */
  lines: z.custom<PaidPayslip['lines']>(),
})

const PAID = `
  select employee_id, gross, sso_base as "ssoBase", sso, company_sso as "companySso", taxable, tax, company_tax as "companyTax",
    jsonb_path_query_array(lines, '$[*] ? (@.how.kind == "social_security" || exists (@.how.without))') as lines
  from payslip where company_id = $1 and calculation_id = any($2) and employee_id between $3 and $4
  order by employee_id, calculation_id`

/** What the calculations have paid to a range of employees, by employee. */
export async function readEarlierPay(
  tx: Tx,
  calculations: readonly number[],
  { first, last }: { first: number; last: number },
): Promise<ReadonlyMap<number, EarlierPay>> {
  if (calculations.length === 0) return new Map()
  const rows = await tx.query(PaidRow, PAID, [tx.companyId, calculations, first, last])
  const paid = Map.groupBy(rows, (row) => row.employee_id)
  return new Map([...paid].map(([id, payslips]) => [id, earlierPayOf(payslips)]))
}
