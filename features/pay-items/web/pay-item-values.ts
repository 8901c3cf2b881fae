import { addMonths, monthOf, todayInLaos } from '#kit/contract/days.ts'
import type { PayItem } from '../contract.ts'

/** The values of an item in its form: '' for an empty number, null for an empty month or choice. */
export interface PayItemValues {
  kind: PayItem['kind']
  name: string
  deduction_type_id: number | null
  value_kind: PayItem['value_kind']
  amount: number | ''
  is_taxable: boolean
  in_sso_base: boolean
  is_before_calculation: boolean
  employer_pays: boolean
  applies_to_all: boolean
  condition: { kind: NonNullable<PayItem['condition']>['kind']; value: number | '' } | null
  frequency: PayItem['frequency']
  instalments: number | '' | null
  by_months: boolean
  first_month: string | null
  last_month: string | null
  copy_people_of?: number | null
  version?: number
}

/** An income for chosen people from this month on. */
export const newPayItem = (): PayItemValues => ({
  ...{ kind: 'income', name: '', deduction_type_id: null, value_kind: 'money', amount: '' },
  ...{ is_taxable: true, in_sso_base: true, is_before_calculation: false, employer_pays: false },
  ...{ applies_to_all: false, condition: null, frequency: 'monthly', instalments: null, by_months: false },
  ...{ first_month: monthOf(todayInLaos()), last_month: null, copy_people_of: null },
})

/** The fields of a stored item. */
export function valuesOfItem(item: PayItem): PayItemValues {
  const { id, deduction_type, state, people, is_paid, ...values } = item
  return values
}

/** A new item like another one, from the month after its end, or from this month. */
export function copyOfItem(item: PayItem, name: string): PayItemValues {
  const { version, ...values } = valuesOfItem(item)
  const first_month = item.last_month ? addMonths(item.last_month, 1) : monthOf(todayInLaos())
  return {
    ...values,
    name,
    first_month,
    last_month: null,
    copy_people_of: item.applies_to_all ? null : item.id,
  }
}
