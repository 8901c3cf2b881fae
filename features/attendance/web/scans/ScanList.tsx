import { Pill } from '@mantine/core'
import { ReportFilters, ReportPage } from '#features/employees/web/parts.ts'
import scanReport from '../../contract/scans.report.ts'
import { useAttendanceText } from '../text.ts'

/** Terminals deliver a punch within a second. */
const LIVE_MS = 5000

/** Unchanged scans; those that terminals send appear while the list is open. */
export function ScanList() {
  const { scans: text } = useAttendanceText()
  return (
    <ReportPage
      report={scanReport}
      isPart
      every={LIVE_MS}
      filters={(state) => (
        <>
          <ReportFilters report={scanReport} state={state} />
          {state.filters.scan_file_id && (
            <Pill
              withRemoveButton
              size="lg"
              onRemove={() => state.change({ filters: { scan_file_id: null } })}
            >
              {text.onlyFile(state.filters.scan_file_id)}
            </Pill>
          )}
        </>
      )}
    />
  )
}
