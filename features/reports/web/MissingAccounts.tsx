import { Anchor, List } from '@mantine/core'
import { Link } from 'react-router'
import { JOURNAL_LINES } from '#features/master-data/domain/journal-lines.ts'
import { FoldedAlert } from '#kit/web/feedback/FoldedAlert.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { MissingAccount, UnpostedLine } from '../contract.ts'
import { useReportText } from './text.ts'

interface Props {
  missing: readonly (MissingAccount | UnpostedLine)[]
  title: string
  /** With a link to the account codes. */
  hasLink?: boolean
}

/** The lines and departments without an account code, with what the runs of the month have posted there, if they have. */
export function MissingAccounts({ missing, title, hasLink = false }: Props) {
  const text = useReportText().accounts
  const language = useLanguage()
  return (
    <FoldedAlert title={title}>
      <List size="sm" mb="xs" style={{ columns: '3 16rem' }}>
        {missing.map((one) => {
          const parts = [JOURNAL_LINES[one.line][language], one.item, 'department' in one && one.department]
          return (
            <List.Item key={parts.join('|')}>
              {parts.filter(Boolean).join(' · ')}
              {'amount' in one && (
                <>
                  : <Money kip={Math.abs(one.amount)} unit />
                </>
              )}
            </List.Item>
          )
        })}
      </List>
      {hasLink && (
        <Anchor component={Link} to={href('journal-accounts.index')} size="sm">
          {text.toAccounts}
        </Anchor>
      )}
    </FoldedAlert>
  )
}
