import { ActionIcon, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { formatMonth, today } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRunText } from '../text.ts'
import { monthBeside, type Period } from './run-period.ts'

interface Props {
  period: Period
  onChange: (period: Period) => void
}

/** Most runs pay a calendar month: one step takes the whole month before or after. */
export function MonthStepper({ period, onChange }: Props) {
  const text = useRunText()
  const language = useLanguage()
  const day = /^\d{4}-\d{2}-\d{2}$/.test(period.to) ? period.to : today()
  const step = (months: number) => onChange(monthBeside(day, months))
  return (
    <Group justify="space-between" wrap="nowrap" role="group" aria-label={text.field.month}>
      <ActionIcon variant="default" size={40} aria-label={text.previousMonth} onClick={() => step(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Text fw={700} size="lg" aria-live="polite">
        {formatMonth(day, language)}
      </Text>
      <ActionIcon variant="default" size={40} aria-label={text.nextMonth} onClick={() => step(1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
    </Group>
  )
}
