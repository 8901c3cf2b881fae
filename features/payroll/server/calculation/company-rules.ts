import { z } from 'zod'
import { parsePercent } from '#engines/payroll/fraction.ts'
import type {
  CompanyRules,
  OtherDeduction,
  OtherIncome,
  OtherItem,
  RunExchange,
} from '#engines/payroll/types.ts'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import {
  ABSENCE_RULES,
  LATE_TIERS,
  readExchangeRates,
  WORKING_YEAR_BANDS,
} from '#features/master-data/server/index.ts'
import { type Frequency, PAY_ITEMS } from '#features/pay-items/server/index.ts'
import { Id, Kip, Minutes } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count, Decimal } from '#kit/database/row-types.ts'
import { nearestPayDay } from '../../domain/payment-day.ts'
import type { RunChoice } from '../runs/run-choice.ts'
import type { RunRecord } from '../runs/run-record.ts'

/** How often an item is paid. */
export interface ItemPlan {
  frequency: Frequency
  /** Of an item in instalments. */
  instalments: number | null
}

/** The rules of the company for the engine, and the index of each item in them, for selected items. */
export interface RunRules {
  rules: CompanyRules
  /** By the item's id, of the items that are not paid every month. */
  plans: Map<number, ItemPlan>
  /** By the item's id. */
  incomeIndex: Map<number, number>
  deductionIndex: Map<number, number>
}

const Payer = z.enum(['employee', 'company'])
const SettingRow = z.object({
  night_premium: z.boolean(),
  sso_payer: Payer,
  tax_payer: Payer,
  gross_up: z.boolean(),
  exchange_rate_day: z.enum(['last_day', 'pay_day']),
  pay_day: Count.nullable(),
})
type SettingRow = z.infer<typeof SettingRow>

const ItemRow = z.object({
  id: Id,
  kind: z.enum(['income', 'deduction']),
  name: z.string(),
  value_kind: z.enum(['money', 'percent']),
  amount: Decimal,
  is_taxable: z.boolean(),
  in_sso_base: z.boolean(),
  is_before_calculation: z.boolean(),
  employer_pays: z.boolean(),
  applies_to_all: z.boolean(),
  condition_kind: z.enum(['base_at_least', 'base_at_most', 'years_at_least']).nullable(),
  condition_value: z.int().nullable(),
  frequency: z.enum(['monthly', 'once', 'instalments']),
  instalments: Count.nullable(),
  by_months: z.boolean(),
})
type ItemRow = z.infer<typeof ItemRow>
const BandRow = z.object({ minYears: Count, maxYears: Count.nullable(), amount: Kip })
const TierRow = z.object({ minutes: Minutes, amount: Kip })
const AbsenceRow = z.object({ type: z.enum(['late', 'absent']), count: Count, amount: Kip })

const toItem = (row: ItemRow): OtherItem => ({
  id: row.id,
  name: row.name,
  appliesToAll: row.applies_to_all,
  kind: row.value_kind,
  amount: row.value_kind === 'money' ? Number(row.amount) : 0,
  percent: row.value_kind === 'percent' ? parsePercent(row.amount) : null,
  condition:
    row.condition_kind === null ? null : { kind: row.condition_kind, value: row.condition_value ?? 0 },
  ...(row.by_months && { byMonths: true }),
  // A comparison of the stored rules with those of now notices an item that is changed from monthly to once.
  ...(row.frequency !== 'monthly' && { payment: { item: row.id, entry: null } }),
})

const indexById = (items: readonly OtherItem[]) => new Map(items.map((item, index) => [item.id ?? 0, index]))

const readItems = (tx: Tx, companyId: number, to: string) =>
  tx.query(
    ItemRow,
    `select id, kind, name, value_kind, amount, is_taxable, in_sso_base, is_before_calculation, employer_pays, applies_to_all,
       condition_kind, condition_value, frequency, instalments, by_months
     from ${PAY_ITEMS} payroll_item_rule where company_id = $1 and deleted_at is null and first_day <= $2 and (last_day is null or last_day >= $2)
     order by id`,
    [companyId, to],
  )

type DatedRun = Pick<RunRecord, 'to_date'> & Partial<Pick<RunRecord, 'exchange_rate_date'>>

const NO_SETTING: SettingRow = {
  ...{ night_premium: false, sso_payer: 'employee', tax_payer: 'employee', gross_up: false },
  ...{ exchange_rate_day: 'last_day', pay_day: null },
}

async function readSetting(tx: Tx, companyId: number): Promise<SettingRow> {
  const row = await tx.maybeOne(
    SettingRow,
    `select night_premium, sso_payer, tax_payer, gross_up, exchange_rate_day, pay_day from ${COMPANY_SETTINGS} company_setting where company_id = $1`,
    [companyId],
  )
  return row ?? NO_SETTING
}

/** The exchange rates that a calculation of the run uses. */
export const readRunExchange = async (tx: Tx, companyId: number, run: DatedRun): Promise<RunExchange> =>
  readExchange(tx, companyId, run, await readSetting(tx, companyId))

type TimeRules = Pick<CompanyRules, 'seniorityBands' | 'lateTiers' | 'absenceRules'>
const NO_TIME_RULES: TimeRules = { seniorityBands: [], lateTiers: [], absenceRules: [] }

async function readTimeRules(tx: Tx, companyId: number): Promise<TimeRules> {
  return {
    seniorityBands: await tx.query(
      BandRow,
      `select min_years as "minYears", max_years as "maxYears", amount from ${WORKING_YEAR_BANDS} working_year_band
       where company_id = $1 and deleted_at is null order by min_years`,
      [companyId],
    ),
    lateTiers: await tx.query(
      TierRow,
      `select minutes, amount from ${LATE_TIERS} late_tier where company_id = $1 and deleted_at is null order by minutes`,
      [companyId],
    ),
    absenceRules: await tx.query(
      AbsenceRow,
      `select type, count, amount from ${ABSENCE_RULES} absence_rule where company_id = $1 and deleted_at is null order by type, count`,
      [companyId],
    ),
  }
}

type RuledRun = DatedRun & Pick<RunRecord, 'mode' | 'days_per_month' | 'hours_per_day'>

/**
 * The exchange rates of a run: those in force on the day that the run names, else on its last day or, if the company has chosen it, on the pay
 * day nearest to the last day. A rate that is dated later is not used.
 */
async function readExchange(
  tx: Tx,
  companyId: number,
  run: DatedRun,
  { exchange_rate_day, pay_day }: SettingRow,
): Promise<RunExchange> {
  const payDay =
    exchange_rate_day === 'pay_day' && pay_day !== null ? nearestPayDay(run.to_date, pay_day) : null
  const day = run.exchange_rate_date ?? payDay ?? run.to_date
  return { day, rates: await readExchangeRates(tx, companyId, day) }
}

/** Which items a run pays. */
interface ItemScope {
  /** Of an extra run. */
  choice: RunChoice | null
  /** True: of a final run whose days another run has paid, with the items of every month. */
  onlyPlanned?: boolean
}

/**
 * All rules of the company for the pay of this run; items are those in force on the run's last day. An extra run has only its
 * chosen items, a final run of paid days only items that are paid once or in instalments; both have no rules of attendance and years
 * of service.
 */
export async function readRules(
  tx: Tx,
  companyId: number,
  run: RuledRun,
  { choice, onlyPlanned = false }: ItemScope = { choice: null },
): Promise<RunRules> {
  const setting = await readSetting(tx, companyId)
  const inForce = await readItems(tx, companyId, run.to_date)
  const items = inForce.filter(
    ({ id, frequency }) =>
      (!choice || choice.itemIds.includes(id)) && !(onlyPlanned && frequency === 'monthly'),
  )
  const incomes: OtherIncome[] = items
    .filter((row) => row.kind === 'income')
    .map((row) => ({ ...toItem(row), taxable: row.is_taxable, inSsoBase: row.in_sso_base }))
  const deductions: OtherDeduction[] = items
    .filter((row) => row.kind === 'deduction')
    .map((row) => ({
      ...toItem(row),
      beforeCalculation: row.is_before_calculation,
      employerPays: row.employer_pays,
    }))
  const rules: CompanyRules = {
    mode: run.mode,
    daysPerMonth: Number(run.days_per_month),
    hoursPerDay: Number(run.hours_per_day),
    nightPremium: setting.night_premium,
    ...(choice || onlyPlanned ? NO_TIME_RULES : await readTimeRules(tx, companyId)),
    ssoPayer: setting.sso_payer,
    taxPayer: setting.tax_payer,
    grossUp: setting.gross_up,
    incomes,
    deductions,
    exchange: await readExchange(tx, companyId, run, setting),
  }
  const planned = items.filter(({ frequency }) => frequency !== 'monthly')
  const plans = new Map(planned.map(({ id, frequency, instalments }) => [id, { frequency, instalments }]))
  return { rules, plans, incomeIndex: indexById(incomes), deductionIndex: indexById(deductions) }
}
