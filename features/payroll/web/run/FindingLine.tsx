import { Anchor, Button, Group, List, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '#kit/web/access.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { useLink } from '#kit/web/use-link.ts'
import type { ReadinessFinding, RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { findingLink } from './finding-link.ts'

interface Props {
  run: RunDetail
  finding: ReadinessFinding
  /** More about it. */
  children?: ReactNode
}

/** A finding with its number of employees, the link to correct it, and the names on request. */
export function FindingLine({ run, finding, children }: Props) {
  const text = useRunText().readiness
  const may = useMay()
  const linkTo = useLink()
  const [isOpen, setOpen] = useState(false)
  const link = findingLink(finding, run, linkTo)
  const { title, hint } = text.finding[finding.code]
  return (
    <List.Item>
      <Group gap="xs" align="baseline">
        <Text span size="sm" fw={600} c={finding.is_serious ? 'red' : ''}>
          {title}
        </Text>
        <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text.people(formatNumber(finding.employees, 0))}
        </Button>
        {link && (
          <Anchor component={Link} to={link} size="sm">
            {text.open}
          </Anchor>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      {children}
      {isOpen && <FindingNames finding={finding} mayOpen={may('view-employee')} />}
    </List.Item>
  )
}

function FindingNames({ finding, mayOpen }: { finding: ReadinessFinding; mayOpen: boolean }) {
  const text = useRunText().readiness
  const language = useLanguage()
  const rest = finding.employees - finding.people.length
  return (
    <Group gap="xs" mt={4}>
      {finding.people.map((person) => {
        const name = `${person.emp_number} ${(language === 'en' && person.en_name) || person.name}`
        return mayOpen ? (
          <Anchor
            key={person.employee_id}
            component={Link}
            to={href('employee.edit', { employee_id: person.employee_id })}
            size="sm"
          >
            {name}
          </Anchor>
        ) : (
          <Text key={person.employee_id} span size="sm">
            {name}
          </Text>
        )
      })}
      {rest > 0 && (
        <Text span size="sm" c="dimmed">
          {text.more(formatNumber(rest, 0))}
        </Text>
      )}
    </Group>
  )
}
