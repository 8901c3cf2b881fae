import { Alert, Loader, Text } from '@mantine/core'
import { EmployeePicker, PlaceFilters } from '#features/employees/web/index.ts'
import { PERSON_LOOK } from '#features/employees/web/parts.ts'
import { formatDate, todayInLaos } from '#kit/contract/days.ts'
import type { ReportRow } from '#kit/contract/report.ts'
import { useMay } from '#kit/web/access.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { ReportScreen } from '#kit/web/report/ReportScreen.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import type { RowAction } from '#kit/web/table/column.ts'
import { DateRangeFilter } from '#kit/web/table/DateRangeFilter.tsx'
import type { absenceReport } from '../../contract/absence-report.ts'
import type { forgottenScanReport } from '../../contract/forgotten-scan-report.ts'
import { useAttendanceText } from '../text.ts'
import { rangeOfMonth } from './month.ts'
import { useReportMonth } from './use-report-month.ts'

interface Props {
  report: typeof absenceReport | typeof forgottenScanReport
  actions?: readonly RowAction<ReportRow>[]
  onRowClick?: (row: ReportRow) => void
  selected?: ReadonlySet<string | number>
  onSelectRows?: (keys: Set<string | number>, rows: readonly ReportRow[]) => void
}

/**
 * A report on the results of days: period, places and employee; it says if days are still being calculated. Like the report of
 * days it opens with the month of the latest scan: without scans everybody would be absent.
 */
export function PeriodReport({ report, ...rows }: Props) {
  const text = useAttendanceText()
  const may = useMay()
  const language = useLanguage()
  const month = useReportMonth(null)
  if (!month) return <PageHeader title={report.title[language]} text={report.text[language]} />
  return (
    <ReportScreen
      looks={{ employee_name: PERSON_LOOK }}
      report={report as typeof absenceReport}
      {...rows}
      defaults={({ from, to }) => (from || to ? {} : rangeOfMonth(month, todayInLaos()))}
      rowKey={({ employee_id, work_date }) => `${employee_id} ${work_date ?? ''}`}
      above={({ from, to, derivation }) => (
        <>
          <Text c="dimmed" size="sm">
            {formatDate(from)} – {formatDate(to)}
          </Text>
          {derivation.state === 'running' && (
            <Alert color="champa" icon={<Loader size={18} color="champa" />} role="status">
              {text.report.running(formatNumber(derivation.left, 0))}
            </Alert>
          )}
        </>
      )}
      filters={(state) => (
        <>
          <DateRangeFilter state={state} labels={text.report} />
          <PlaceFilters state={state} position />
          {may('view-employee') && (
            <EmployeePicker
              aria-label={text.report.employee}
              value={Number(state.filters.employee_id) || null}
              onChange={(id) => state.change({ filters: { employee_id: id === null ? null : String(id) } })}
            />
          )}
        </>
      )}
    />
  )
}
