import { List, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { PopoverPanel } from '#kit/web/show/PopoverPanel.tsx'
import type { RunChanges } from '../../contract.ts'
import { useRunText } from '../text.ts'
import classes from './ApprovalRefusal.module.css'

/** How many names are displayed. */
const SHOWN = 5

/**
 * That facts have changed since the calculation, which prevents the approval until the run is calculated again: a
 * line in the head, so that the payslips keep their place when it appears, and what has changed behind it.
 */
export function ChangesNotice({ changes }: { changes: RunChanges | undefined }) {
  const text = useRunText().changes
  const language = useLanguage()
  const [isOpen, { toggle, close }] = useDisclosure()
  if (!changes?.is_outdated) return null
  const number = (count: number) => formatNumber(count, 0)
  const shown = changes.people.slice(0, SHOWN)
  const rest = changes.employees - shown.length
  return (
    <PopoverPanel
      opened={isOpen}
      onClose={close}
      position="bottom-start"
      width={420}
      target={
        <span className={classes.refusal} data-warns>
          <button type="button" className="tap" onClick={toggle}>
            {changes.employees > 0 ? text.people(number(changes.employees)) : text.short}
          </button>
        </span>
      }
    >
      <Text size="sm">
        {text.title}. {text.text}
      </Text>
      <List size="sm" mt={4}>
        {changes.company.map((fact) => (
          <List.Item key={fact}>{text.company[fact]}</List.Item>
        ))}
        {changes.counts.map(({ fact, employees }) => (
          <List.Item key={fact}>{text.counted(text.employee[fact], number(employees))}</List.Item>
        ))}
        {changes.is_pending && <List.Item>{text.pending}</List.Item>}
      </List>
      {shown.length > 0 && (
        <Text size="sm" c="dimmed" mt={4}>
          {shown
            .map((person) => `${person.emp_number} ${(language === 'en' && person.en_name) || person.name}`)
            .join(', ')}
          {rest > 0 && ` ${text.more(number(rest))}`}
        </Text>
      )}
    </PopoverPanel>
  )
}
