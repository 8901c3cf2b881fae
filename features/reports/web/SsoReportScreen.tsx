import ssoReport from '../contract/sso.report.ts'
import { RunReport } from './RunReport.tsx'

/** Social security contributions of a run. */
export default function SsoReportScreen() {
  return <RunReport report={ssoReport} of="sso" group="movement" />
}
