import { useLanguage } from '#kit/web/i18n/language.ts'
import { ReportScreen } from '#kit/web/report/ReportScreen.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import journalReport from '../contract/journal.report.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { MissingAccounts } from './MissingAccounts.tsx'
import { RunChoice } from './RunChoice.tsx'
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
          <>
            <RunChoice run={run} runs={runs} state={state} />
            {missing.length > 0 && <MissingAccounts missing={missing} title={text.accounts.title} hasLink />}
          </>
        )
      }
    />
  )
}
