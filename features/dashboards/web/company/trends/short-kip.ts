import { formatNumber } from '#kit/web/format.ts'
import { useDashboardText } from '../../text.ts'

const MILLION = 1_000_000
const BILLION = 1_000 * MILLION
const FEW = 100

/** Kip in millions or billions, for the marks of a chart. */
export function useShortKip(): (kip: number) => string {
  const text = useDashboardText().trends
  return (kip) => {
    if (Math.abs(kip) >= BILLION) return text.billion(formatNumber(kip / BILLION, 2))
    const millions = kip / MILLION
    return text.million(formatNumber(millions, Math.abs(millions) < FEW ? 1 : 0))
  }
}
