import { IconBan, IconEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { ReportPage } from '#features/employees/web/parts.ts'
import { CancelRequests } from '#features/schedules/web/index.ts'
import { clockInLaos, formatDate } from '#kit/contract/days.ts'
import type { ReportRow } from '#kit/contract/report.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import correctionReport from '../../contract/corrections.report.ts'
import { type ClockSide, cancelCorrection, correctScan } from '../../contract/corrections.ts'
import { CLOCK_SIDES } from '../../locales/corrections.ts'
import { useAttendanceText } from '../text.ts'
import { CorrectionDialog, type DayToCorrect } from './CorrectionDialog.tsx'

/** The corrections of scans; each can be changed or cancelled. */
export default function CorrectionReportScreen() {
  const { corrections: text } = useAttendanceText()
  const kit = useKitText()
  const language = useLanguage()
  const [edited, setEdited] = useState<DayToCorrect>()
  const [doomed, setDoomed] = useState<ReportRow>()
  const cancel = useMutate(cancelCorrection)
  const isActive = (row: ReportRow) => row.status === 'success'
  return (
    <>
      <ReportPage
        report={correctionReport}
        actions={[
          {
            label: kit.action.edit,
            icon: <IconEdit size={17} />,
            route: correctScan,
            when: (row) => isActive(row) && row.at !== null && row.void_scanned_at === null,
            onClick: (row) => setEdited(dayOf(row)),
          },
          {
            label: text.cancel,
            icon: <IconBan size={17} />,
            danger: true,
            route: cancelCorrection,
            when: isActive,
            onClick: setDoomed,
          },
        ]}
      />
      {edited && <CorrectionDialog day={edited} onClose={() => setEdited(undefined)} />}
      {doomed && (
        <CancelRequests
          title={text.cancel}
          name={`${doomed.employee_name} · ${formatDate(String(doomed.work_date))} · ${CLOCK_SIDES[doomed.clock_kind as ClockSide][language]}`}
          send={(body) =>
            cancel.mutateAsync({
              params: { id: doomed.id as number },
              body: { ...body, version: doomed.version as number },
            })
          }
          onClose={() => setDoomed(undefined)}
        />
      )}
    </>
  )
}

const dayOf = (row: ReportRow): DayToCorrect => ({
  employeeId: row.employee_id as number,
  employeeName: String(row.employee_name),
  workDate: String(row.work_date),
  side: row.clock_kind as ClockSide,
  time: clockInLaos(String(row.at)),
  replaces: { id: row.id as number, version: row.version as number },
})
