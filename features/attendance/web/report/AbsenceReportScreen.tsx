import absenceReport from '../../contract/absence.report.ts'
import { PeriodReport } from './PeriodReport.tsx'

/** Days of absence of each employee by cause. */
export default function AbsenceReportScreen() {
  return <PeriodReport report={absenceReport} />
}
