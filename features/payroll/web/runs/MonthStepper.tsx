import { isDay, monthOf, todayInLaos } from '#kit/contract/days.ts'
import { MonthSwitch } from '#kit/web/calendar/MonthSwitch.tsx'
import { monthOffset, type Period } from '../../domain/run-period.ts'

interface Props {
  period: Period
  onChange: (period: Period) => void
}

/** Most runs pay a calendar month: selecting one selects all its days. */
export function MonthStepper({ period, onChange }: Props) {
  const month = monthOf(isDay(period.to) ? period.to : todayInLaos())
  return <MonthSwitch value={month} onChange={(chosen) => onChange(monthOffset(chosen, 0))} size={40} />
}
