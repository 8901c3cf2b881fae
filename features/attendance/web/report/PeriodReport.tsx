import { Alert, Loader, Text } from '@mantine/core'
import type { ComponentProps } from 'react'
import { ReportPage } from '#features/employees/web/parts.ts'
import { formatDate, todayInLaos } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import type absenceReport from '../../contract/absence.report.ts'
import type forgottenScanReport from '../../contract/forgotten-scans.report.ts'
import { useAttendanceText } from '../text.ts'
import { rangeOfMonth } from './month.ts'
import { useReportMonth } from './use-report-month.ts'

interface Props
  extends Pick<
    ComponentProps<typeof ReportPage>,
    'actions' | 'looks' | 'onRowClick' | 'selected' | 'onSelectRows'
  > {
  report: typeof absenceReport | typeof forgottenScanReport
}

/**
 * A report on the results of days; it says if days are still being calculated. Like the report of days it opens with the month of
 * the latest scan: without scans everybody would be absent.
 */
export function PeriodReport({ report, ...rows }: Props) {
  const text = useAttendanceText()
  const language = useLanguage()
  const month = useReportMonth(null)
  if (!month)
    return (
      <>
        <PageHeader title={report.title[language]} text={report.text[language]} />
        <TableWaiting />
      </>
    )
  return (
    <ReportPage
      report={report as typeof absenceReport}
      {...rows}
      defaults={({ from, to }) => (from || to ? {} : rangeOfMonth(month, todayInLaos()))}
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
    />
  )
}
