import type { SettlementDetail, SettlementItem } from '../../contract.ts'

type Item = Omit<SettlementItem, 'amount'> & { amount: number | '' }
/** What is entered, as the form has it. */
export interface SettlementValues {
  reason: SettlementDetail['settlement']['reason']
  is_skilled: boolean
  notice_on: string | null
  notice_payer: 'company' | 'employee' | null
  leave_days: number | '' | null
  items: Item[]
  note: string
  from_date: string | null
  to_date: string | null
}
