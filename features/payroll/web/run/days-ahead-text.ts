import { formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import type { RunDetail } from '../../contract.ts'
import type { RunText } from '../text.ts'

/** "7 days to go (24/11/2026 – 30/11/2026): they count as worked". */
export function daysAheadText(
  { days, from_date, to_date }: NonNullable<RunDetail['days_ahead']>,
  mode: RunDetail['mode'],
  text: RunText['daysAhead'],
): string {
  const range = days === 1 ? formatDate(from_date) : `${formatDate(from_date)} – ${formatDate(to_date)}`
  return text[mode](formatNumber(days, 0), range)
}
