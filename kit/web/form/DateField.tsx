import { formatDate } from '#kit/contract/days.ts'
import '../styles/desk.ts'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/lo'
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import { useLanguage } from '../i18n/language.ts'
import { parseDate } from './date-text.ts'

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'type'> {
  /** 'YYYY-MM-DD', or null. An invalid text is returned unchanged, so that the contract refuses it. */
  value?: string | null
  onChange?: (value: string | null) => void
  /** First and last selectable day, 'YYYY-MM-DD'. */
  min?: string
  max?: string
}

/** A calendar day, typed as dd/mm/yyyy or picked. */
export function DateField({ value, onChange, min, max, onBlur, ...rest }: Props) {
  const text = useKitText()
  const language = useLanguage()
  const [isOpen, calendar] = useDisclosure()
  const [typed, setTyped] = useState<string>()
  const formatted = formatDate(value) || (value ?? '')
  const give = (next: string) => onChange?.(next === '' ? null : (parseDate(next) ?? next))
  return (
    <Popover
      opened={isOpen}
      onChange={calendar.close}
      position="bottom-start"
      shadow="md"
      withRoles={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <TextInput
          {...rest}
          value={typed ?? formatted}
          inputMode="numeric"
          placeholder={rest.placeholder ?? text.field.dateHint}
          autoComplete="off"
          maxLength={10}
          onChange={(event) => {
            const next = event.currentTarget.value
            setTyped(next)
            const day = parseDate(next)
            if (day || next === '') onChange?.(day ?? null)
          }}
          onBlur={(event) => {
            if (typed !== undefined) give(typed.trim())
            setTyped(undefined)
            onBlur?.(event)
          }}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={text.field.openCalendar}
              onClick={calendar.toggle}
              disabled={rest.disabled ?? rest.readOnly ?? false}
            >
              <IconCalendar size={18} />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown>
        <DatePicker
          locale={language === 'la' ? 'lo' : 'en'}
          firstDayOfWeek={1}
          hideOutsideDates
          ariaLabels={{
            previousMonth: text.action.previous,
            nextMonth: text.action.next,
            previousYear: text.action.previous,
            nextYear: text.action.next,
            previousDecade: text.action.previous,
            nextDecade: text.action.next,
          }}
          value={formatDate(value) ? (value ?? null) : null}
          {...(formatDate(value) && value ? { defaultDate: value } : {})}
          {...(min && { minDate: min })}
          {...(max && { maxDate: max })}
          onChange={(day) => {
            onChange?.(day)
            calendar.close()
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
