import '../styles/desk.ts'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/lo'
import { Button, Popover } from '@mantine/core'
import { MonthPicker } from '@mantine/dates'
import { useDisclosure } from '@mantine/hooks'
import { firstOfMonth, monthOf } from '#kit/contract/days.ts'
import { formatMonth, monthName } from '../format.ts'
import { useLanguage } from '../i18n/language.ts'
import { MonthSteps, type MonthStepsProps } from './MonthSteps.tsx'

interface Props extends Omit<MonthStepsProps, 'children' | 'value'> {
  /** 'YYYY-MM'. */
  value: string
}

/** The month with arrows to the previous and next month; its name opens a month picker. */
export function MonthSwitch(props: Props) {
  const { value, onChange, max } = props
  const language = useLanguage()
  const [isOpen, picker] = useDisclosure()
  return (
    <MonthSteps {...props}>
      <Popover opened={isOpen} onChange={picker.close} shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <Button variant="default" miw={150} h={props.size ?? 36} px="sm" onClick={picker.toggle}>
            <span aria-live="polite">{formatMonth(value, language)}</span>
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <MonthPicker
            value={firstOfMonth(value)}
            defaultDate={firstOfMonth(value)}
            {...(max && { maxDate: firstOfMonth(max) })}
            monthsListFormat={(month) => monthName(Number(String(month).slice(5, 7)), language)}
            onChange={(month) => {
              if (month) onChange(monthOf(month))
              picker.close()
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </MonthSteps>
  )
}
