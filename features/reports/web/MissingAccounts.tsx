import { Alert, Anchor, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { JOURNAL_LINES } from '#features/master-data/domain/journal-lines.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { MissingAccount } from '../contract.ts'
import { useReportText } from './text.ts'

interface Props {
  missing: readonly MissingAccount[]
  title: string
  /** With a link to the account codes. */
  hasLink?: boolean
}

/** The lines and departments without an account code, with what the runs of the month have posted there. */
export function MissingAccounts({ missing, title, hasLink = false }: Props) {
  const text = useReportText().accounts
  const language = useLanguage()
  return (
    <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={20} />} title={title}>
      <List size="sm" mb="xs" style={{ columns: '3 16rem' }}>
        {missing.map(({ line, item, department, amount }) => (
          <List.Item key={`${line}|${item}|${department}`}>
            {[JOURNAL_LINES[line][language], item, department].filter(Boolean).join(' · ')}:{' '}
            <Money kip={Math.abs(amount)} unit />
          </List.Item>
        ))}
      </List>
      {hasLink && (
        <Anchor component={Link} to={href('journal-accounts.index')} size="sm">
          {text.toAccounts}
        </Anchor>
      )}
    </Alert>
  )
}
