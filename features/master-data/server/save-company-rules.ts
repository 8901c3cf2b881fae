import { changeCompanySetting, companyOfTransaction } from '#features/companies/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { LAST_DAY, markDaysChanged } from '#kit/server/mark-days-changed.ts'
import {
  type CompanyRules,
  type ItemRow,
  itemRowsOf,
  listRowsOf,
  settingsOf,
} from '../domain/company-rules.ts'
import { OVERTIME_RATES, type RuleList, replaceList } from './replace-list.ts'
import { saveBenefitTypes } from './save-benefit-types.ts'
import { saveHolidays } from './save-holidays.ts'

const LISTS: readonly RuleList[] = [
  { table: 'working_year_band', key: ['min_years'], values: ['max_years', 'amount'], hides: true },
  { table: 'late_tier', key: ['minutes'], values: ['amount'], hides: true },
  { table: 'absence_rule', key: ['type', 'count'], values: ['amount'], hides: true },
  OVERTIME_RATES,
]

export interface SavedRules {
  /** Rows added, changed or removed, by list. */
  changed: Record<string, number>
  /** Selected employees of items who do not exist (yet): save the rules again after adding them. */
  unknownEmployees: string[]
}

/**
 * Makes these the other incomes and deductions from the period on. Returns the changed rows and the selected numbers without an
 * employee. A parameter, because pay items are a later feature.
 */
export type SaveItems = (
  tx: Tx,
  items: readonly ItemRow[],
  period: readonly [string, string],
) => Promise<{ changed: number; unknownEmployees: string[] }>

/** Updates settings and rule lists of the transaction's company to those of a month's file; repeating it changes nothing. */
export async function saveCompanyRules(
  tx: Tx,
  rules: CompanyRules,
  actor: Actor,
  saveItems: SaveItems,
): Promise<SavedRules> {
  const changed: Record<string, number> = {}
  changed.company_setting = (await changeCompanySetting(tx, settingsOf(rules), actor)) ? 1 : 0
  const rows = listRowsOf(rules)
  for (const list of LISTS) changed[list.table] = await replaceList(tx, list, rows[list.table])
  const holidays = await saveHolidays(tx, rules.holidays, rules.period)
  changed.rest_day = holidays.length
  changed.benefit_type = await saveBenefitTypes(tx, rules.benefits)
  const items = await saveItems(tx, itemRowsOf(rules), rules.period)
  changed.payroll_item_rule = items.changed
  await noteChange(tx, { rules, changed, holidays }, actor)
  return { changed, unknownEmployees: items.unknownEmployees }
}

type Change = { rules: CompanyRules; changed: Record<string, number>; holidays: string[] }

async function noteChange(tx: Tx, { rules, changed, holidays }: Change, actor: Actor): Promise<void> {
  if (!Object.values(changed).some((count) => count > 0)) return
  const companyId = companyOfTransaction(tx)
  await audit(tx, companyId, actor, { action: 'import', entity: 'company_rules', after: { changed, rules } })
  const everyone = { companyId, employeeId: null }
  if (changed.overtime_rate)
    await markDaysChanged(tx, { ...everyone, firstDay: '1900-01-01', lastDay: LAST_DAY })
  await markDaysChanged(
    tx,
    holidays.map((day) => ({ ...everyone, firstDay: day, lastDay: day })),
  )
}
