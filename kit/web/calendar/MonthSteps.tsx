import { ActionIcon, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { addMonths } from '#kit/contract/days.ts'
import { useKitText } from '../i18n/kit-text.ts'

export interface MonthStepsProps {
  /** 'YYYY-MM'; undefined while it is loading. */
  value: string | undefined
  onChange: (month: string) => void
  /** The latest selectable month, 'YYYY-MM'. */
  max?: string
  /** Width and height of the arrows in pixels; 44 on a phone. */
  size?: number
  /** The content between the arrows. */
  children?: ReactNode
}

/** Two arrows to the previous and next month. */
export function MonthSteps({ value, onChange, max, size = 36, children }: MonthStepsProps) {
  const text = useKitText().calendar
  const step = (months: number) => value && onChange(addMonths(value, months))
  return (
    <Group gap={children ? 4 : 6} justify="space-between" wrap="nowrap" role="group" aria-label={text.month}>
      <ActionIcon
        variant="default"
        size={size}
        aria-label={text.previousMonth}
        disabled={!value}
        onClick={() => step(-1)}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      {children}
      <ActionIcon
        variant="default"
        size={size}
        aria-label={text.nextMonth}
        disabled={!value || (max !== undefined && value >= max)}
        onClick={() => step(1)}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </Group>
  )
}
