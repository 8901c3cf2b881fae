import { formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { type Fact, Facts } from '#kit/web/show/Facts.tsx'
import type { SettlementDetail } from '../../contract.ts'
import { type SettlementText, useSettlementText } from './text.ts'

interface Props {
  leaver: Pick<SettlementDetail, 'start_date' | 'months' | 'leave' | 'law' | 'severance_taxable'>
  lastDay: string
  /** Of a settlement that exists. */
  more?: readonly Fact[]
}

const days = (count: number) => formatNumber(count, Number.isInteger(count) ? 0 : 1)

/** What is left, or has been taken in advance. */
function leaveText(text: SettlementText, { earned, used }: { earned: number; used: number }): string {
  const write = used > earned ? text.leaveInAdvance : text.leaveOf
  return write(days(Math.abs(earned - used)), days(earned), days(used))
}

/** What a settlement is based on: service, leave, the law, and whether severance is taxed. */
export function LeaverFacts({ leaver, lastDay, more = [] }: Props) {
  const text = useSettlementText()
  const { leave, law, months, start_date } = leaver
  const facts: Fact[] = [
    ...more,
    [text.service, text.serviceOf(formatNumber(months, 0), formatDate(start_date), formatDate(lastDay))],
    [text.leave, leave ? leaveText(text, leave) : text.noLeave],
    [text.notice, text.noticeOf(String(law.notice.days), String(law.notice.skilledDays))],
    [text.severance, leaver.severance_taxable ? text.severanceTaxed : text.severanceFree],
  ]
  return <Facts facts={facts} columnWidth={230} />
}
