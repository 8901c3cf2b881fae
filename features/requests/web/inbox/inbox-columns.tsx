import { Text } from '@mantine/core'
import { personColumn } from '#features/employees/web/parts.ts'
import { formatInstant, formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { InboxRow } from '../../contract.ts'
import { requestLines } from '../request-line.ts'
import { useSince } from '../since.ts'
import { useRequestWords } from '../text.ts'
import { InboxMarks } from './InboxMarks.tsx'
import classes from './inbox.module.css'

/** The columns of requests that wait for the user. */
export function useInboxColumns(): Column<InboxRow>[] {
  const { inbox: text, roles } = useRequestWords()
  const language = useLanguage()
  const since = useSince()
  return [
    personColumn(text.employee),
    { key: 'emp_number', title: text.number, hidden: true },
    {
      key: 'kind',
      title: text.request,
      cell: (row) => {
        const { what, when } = requestLines(row, language)
        return (
          <>
            <div>{what}</div>
            <Text size="xs" c="dimmed" className={`figures ${classes.instant}`}>
              {when}
            </Text>
            <InboxMarks row={row} />
          </>
        )
      },
    },
    { key: 'department', title: text.department },
    {
      key: 'step',
      title: text.stepNow,
      cell: (row) => roles[row.step],
      hidden: true,
    },
    {
      key: 'warnings',
      title: text.check,
      cell: (row) =>
        row.warnings > 0 ? (
          <StatusBadge tone="wait">{text.toCheck(formatNumber(row.warnings, 0))}</StatusBadge>
        ) : (
          '–'
        ),
    },
    {
      key: 'waits_since',
      title: text.since,
      cell: (row) => (
        <>
          <span className={classes.instant}>{since(row.waits_since)}</span>
          <Text size="xs" c="dimmed" className={`figures ${classes.instant}`}>
            {formatInstant(row.waits_since)}
          </Text>
        </>
      ),
    },
  ]
}
