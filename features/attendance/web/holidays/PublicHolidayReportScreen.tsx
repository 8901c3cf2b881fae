import { Alert, Loader } from '@mantine/core'
import { ReportPage } from '#features/employees/web/parts.ts'
import { formatNumber } from '#kit/web/format.ts'
import publicHolidayReport from '../../contract/public-holidays.report.ts'
import { useAttendanceText } from '../text.ts'
import { HolidayDates } from './HolidayDates.tsx'

/** The public holidays of a period, and what each employee did on them. */
export default function PublicHolidayReportScreen() {
  const text = useAttendanceText().report
  return (
    <ReportPage
      report={publicHolidayReport}
      looks={{ outcome: { phone: 'end' } }}
      above={({ derivation, holidays }, { filters, change }) => (
        <>
          {derivation.state === 'running' && (
            <Alert color="champa" icon={<Loader size={18} color="champa" />} role="status">
              {text.running(formatNumber(derivation.left, 0))}
            </Alert>
          )}
          <HolidayDates
            dates={holidays}
            chosen={filters.date}
            onChoose={(date) => change({ filters: { date: date === filters.date ? null : date } })}
          />
        </>
      )}
    />
  )
}
