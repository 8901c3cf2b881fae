import '../styles/desk.ts'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/lo'
import { MonthPickerInput, type MonthPickerInputProps } from '@mantine/dates'
import { firstOfMonth, monthOf } from '#kit/contract/days.ts'
import { monthName } from '../format.ts'
import { useLanguage } from '../i18n/language.ts'

interface Props extends Omit<MonthPickerInputProps, 'value' | 'onChange' | 'type' | 'defaultValue'> {
  /** 'YYYY-MM', or null. */
  value?: string | null
  onChange?: (month: string | null) => void
}

/** A calendar month, picked. */
export function MonthField({ value, onChange, ...rest }: Props) {
  const language = useLanguage()
  return (
    <MonthPickerInput
      valueFormat="MM/YYYY"
      placeholder="MM/YYYY"
      monthsListFormat={(month) => monthName(Number(String(month).slice(5, 7)), language)}
      {...rest}
      value={value ? firstOfMonth(value) : null}
      onChange={(month) => onChange?.(month ? monthOf(String(month)) : null)}
    />
  )
}
