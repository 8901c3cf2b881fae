import { Text } from '@mantine/core'
import { formatDate, isDay } from '#kit/contract/days.ts'
import { useRoute } from '#kit/web/query.ts'
import { showCredit, type UseWarning } from '../contract.ts'
import { formatHours } from '../domain/format-hours.ts'
import { useUseText } from './text.ts'

/** The credit of the employee on the date. */
export function Credit({ employeeId, on }: { employeeId: number | null; on: string | null }) {
  const text = useUseText()
  const isKnown = employeeId !== null && isDay(on)
  const query = { employee_id: employeeId ?? 0, on: on ?? '' }
  const credit = useRoute(showCredit, { query }, { enabled: isKnown }).data?.data
  if (!isKnown || !credit) return null
  return <Text c="dimmed">{text.creditOn(formatHours(credit.left_minutes), formatDate(on))}</Text>
}

/** The sentence of a warning. */
export function useUseSentence(): (warning: UseWarning) => string {
  const text = useUseText()
  return (warning) =>
    warning.code === 'in_locked_run'
      ? text.lockedRun(warning.run, formatDate(warning.date))
      : text.warning[warning.code](formatDate(warning.date), formatHours(warning.minutes ?? 0))
}
