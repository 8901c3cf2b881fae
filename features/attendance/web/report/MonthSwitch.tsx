import '#kit/web/styles/desk.ts'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/lo'
import { ActionIcon, Button, Group, Popover } from '@mantine/core'
import { MonthPicker } from '@mantine/dates'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { formatMonth, monthName } from '#kit/web/format.ts'
import { useAttendanceText } from '../text.ts'
import { monthPlus } from './month.ts'

interface Props {
  /** 'YYYY-MM'. */
  value: string
  onChange: (month: string) => void
}

/** The month with arrows to its neighbours; the name opens the months of a year. */
export function MonthSwitch({ value, onChange }: Props) {
  const text = useAttendanceText().report
  const [isOpen, picker] = useDisclosure()
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label={text.month}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={text.previous}
        onClick={() => onChange(monthPlus(value, -1))}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Popover opened={isOpen} onChange={picker.close} shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <Button variant="default" miw={150} px="sm" onClick={picker.toggle}>
            {formatMonth(value)}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <MonthPicker
            value={`${value}-01`}
            defaultDate={`${value}-01`}
            monthsListFormat={(month) => monthName(Number(String(month).slice(5, 7)))}
            onChange={(month) => {
              if (month) onChange(month.slice(0, 7))
              picker.close()
            }}
          />
        </Popover.Dropdown>
      </Popover>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={text.next}
        onClick={() => onChange(monthPlus(value, 1))}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </Group>
  )
}
