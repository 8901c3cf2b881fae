import { Alert, Anchor, List, Select, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { JOURNAL_LINES } from '#features/master-data/domain/journal-lines.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { ReportScreen } from '#kit/web/report/ReportScreen.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { journalReport, type MissingAccount } from '../contract.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { useReportText } from './text.ts'

const { journal, column } = RUN_REPORT_TEXTS

/** The debits and credits of a run; missing account codes are named with a link to enter them. */
export default function JournalReportScreen() {
  const text = useReportText()
  const language = useLanguage()
  return (
    <ReportScreen
      report={journalReport}
      rowKey={(row) => row.key as string}
      hasTotals={({ run }) => run !== null}
      filters={(state) => (
        <ChoiceFilter
          state={state}
          name="cost_centre"
          label={journal.costCentre[language]}
          options={{ department: column.department[language] }}
          w={190}
        />
      )}
      above={({ run, runs, missing }, state) =>
        run && (
          <Stack gap="md">
            <Select
              label={text.run}
              data={runs.map(({ id, title }) => ({ value: String(id), label: title }))}
              value={String(run.id)}
              onChange={(run_id) => state.change({ filters: { run_id } })}
              allowDeselect={false}
              searchable
              maw={340}
            />
            {run.status === 'calculated' && (
              <Alert color="yellow" variant="light">
                {text.unapproved}
              </Alert>
            )}
            {missing.length > 0 && <MissingAccounts missing={missing} />}
          </Stack>
        )
      }
    />
  )
}

function MissingAccounts({ missing }: { missing: readonly MissingAccount[] }) {
  const text = useReportText().accounts
  const language = useLanguage()
  return (
    <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={20} />} title={text.title}>
      <List size="sm" mb="xs" style={{ columns: '3 14rem' }}>
        {missing.map(({ line, item, department }) => (
          <List.Item key={`${line}|${item}|${department}`}>
            {[JOURNAL_LINES[line][language], item, department].filter(Boolean).join(' · ')}
          </List.Item>
        ))}
      </List>
      <Anchor component={Link} to={href('journal-accounts.index')} size="sm">
        {text.toAccounts}
      </Anchor>
    </Alert>
  )
}
