import { absenceReport } from '../../contract/absence-report.ts'
import { ABSENCE_TEXTS } from '../../locales/absence.ts'
import { PeriodReport } from './PeriodReport.tsx'

/** Days of absence of each employee by cause. */
export default function AbsenceReportScreen() {
  return <PeriodReport report={absenceReport} texts={ABSENCE_TEXTS} />
}
