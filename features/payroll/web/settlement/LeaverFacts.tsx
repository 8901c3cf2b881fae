import { formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { type Fact, Facts } from '#kit/web/show/Facts.tsx'
import type { SettlementDetail } from '../../contract.ts'
import { useSettlementText } from './text.ts'

interface Props {
  leaver: Pick<SettlementDetail, 'start_date' | 'months' | 'leave' | 'law' | 'severance_taxable'>
  lastDay: string
  /** Of a settlement that exists. */
  more?: readonly Fact[]
}

const days = (count: number) => formatNumber(count, Number.isInteger(count) ? 0 : 1)

/** What a settlement is based on: service, leave, the law, and whether severance is taxed. */
export function LeaverFacts({ leaver, lastDay, more = [] }: Props) {
  const text = useSettlementText()
  const { leave, law, months, start_date } = leaver
  const facts: Fact[] = [
    ...more,
    [text.service, text.serviceOf(formatNumber(months, 0), formatDate(start_date), formatDate(lastDay))],
    [
      text.leave,
      leave
        ? text.leaveOf(days(leave.earned - leave.used), days(leave.earned), days(leave.used))
        : text.noLeave,
    ],
    [text.notice, text.noticeOf(String(law.notice.days), String(law.notice.skilledDays))],
    [text.severance, leaver.severance_taxable ? text.severanceTaxed : text.severanceFree],
  ]
  return <Facts facts={facts} columnWidth={230} />
}
