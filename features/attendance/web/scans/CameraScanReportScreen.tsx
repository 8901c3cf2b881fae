import { ReportPage } from '#features/employees/web/parts.ts'
import cameraScanReport from '../../contract/camera-scans.report.ts'

/** Cameras deliver a scan within a second. */
const LIVE_MS = 5000

/** The scans of cameras; new ones appear while the list is open. */
export default function CameraScanReportScreen() {
  return <ReportPage report={cameraScanReport} every={LIVE_MS} />
}
