import { PlaceFilters } from '#features/employees/web/index.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { ReportScreen } from '#kit/web/report/ReportScreen.tsx'
import { DateRangeFilter } from '#kit/web/table/DateRangeFilter.tsx'
import { sampleNotesReport } from '../contract/sample-notes-report.ts'
import { SAMPLE_NOTES_TEXTS as text } from '../locales/sample-notes-report.ts'

/** Sample notes of each employee, with the Excel, CSV and PDF files of the same rows. */
export default function SampleNotesReportScreen() {
  const language = useLanguage()
  return (
    <ReportScreen
      report={sampleNotesReport}
      rowKey={({ employee_id }) => employee_id as number}
      filters={(state) => (
        <>
          <DateRangeFilter state={state} labels={{ from: text.from[language], to: text.to[language] }} />
          <PlaceFilters state={state} position />
        </>
      )}
    />
  )
}
