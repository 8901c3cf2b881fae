import { Alert, List, Text } from '@mantine/core'
import { IconRefreshAlert } from '@tabler/icons-react'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { RunChanges } from '../../contract.ts'
import { useRunText } from '../text.ts'

/** How many names are displayed. */
const SHOWN = 5

/** What has changed since the calculation, which prevents the approval until the run is calculated again. */
export function ChangesAlert({ changes }: { changes: RunChanges | undefined }) {
  const text = useRunText().changes
  const language = useLanguage()
  if (!changes?.is_outdated) return null
  const number = (count: number) => formatNumber(count, 0)
  const shown = changes.people.slice(0, SHOWN)
  const rest = changes.employees - shown.length
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<IconRefreshAlert size={20} />}
      title={text.title}
      role="region"
    >
      <Text size="sm">{text.text}</Text>
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
    </Alert>
  )
}
