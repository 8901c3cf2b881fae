import { Button, Group, Paper, Text } from '@mantine/core'
import { IconClockEdit } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReportRow } from '#kit/contract/report.ts'
import { useMayCall } from '#kit/web/access.ts'
import { formatNumber } from '#kit/web/format.ts'
import { type ClockSide, correctByShift, correctScan } from '../../contract/corrections.ts'
import forgottenScanReport from '../../contract/forgotten-scans.report.ts'
import { CorrectionDialog, type DayToCorrect } from '../corrections/CorrectionDialog.tsx'
import { type ForgottenDay, ShiftTimesDialog } from '../corrections/ShiftTimesDialog.tsx'
import { useAttendanceText } from '../text.ts'
import { clockOn } from './clock.ts'
import { PeriodReport } from './PeriodReport.tsx'

const clockOf = (name: 'in_at' | 'out_at') => ({
  cell: (row: ReportRow) => clockOn(row[name] as string | null, String(row.work_date)),
})

/** Of a scan on the day itself only the time. */
const CLOCK_LOOKS = { in_at: clockOf('in_at'), out_at: clockOf('out_at') }

const keyOf = (row: ReportRow) => `${row.employee_id} ${row.work_date}`

/** Days on which an employee forgot to clock in or out; the missing scan can be added, one by one or at the times of the shifts. */
export default function ForgottenScanReportScreen() {
  const text = useAttendanceText().corrections
  const mayCall = useMayCall()
  const [edited, setEdited] = useState<DayToCorrect>()
  const [selected, setSelected] = useState<ReadonlyMap<string, ReportRow>>(new Map())
  const [isFilling, setFilling] = useState(false)
  const clear = () => setSelected(new Map())
  const days = [...selected.values()].map(dayOf)
  return (
    <>
      <PeriodReport
        report={forgottenScanReport}
        looks={CLOCK_LOOKS}
        actions={[
          {
            label: text.correct,
            icon: <IconClockEdit size={17} />,
            route: correctScan,
            onClick: (row) => setEdited(toCorrect(row)),
          },
        ]}
        {...(mayCall(correctScan) && { onRowClick: (row: ReportRow) => setEdited(toCorrect(row)) })}
        {...(mayCall(correctByShift) && {
          selected: new Set<string | number>(selected.keys()),
          onSelectRows: (keys: Set<string | number>, rows: readonly ReportRow[]) =>
            setSelected(
              new Map(
                [...keys].flatMap((key) => {
                  const row = rows.find((other) => keyOf(other) === key) ?? selected.get(String(key))
                  return row ? [[String(key), row] as const] : []
                }),
              ),
            ),
        })}
      />
      {days.length > 0 && (
        <Paper withBorder p="sm" radius="lg" pos="sticky" bottom={12} shadow="md" mt="md">
          <Group justify="space-between" gap="sm">
            <Text>{text.selected(formatNumber(days.length, 0))}</Text>
            <Group gap="sm">
              <Button variant="default" onClick={clear}>
                {text.clear}
              </Button>
              <Button leftSection={<IconClockEdit size={18} />} onClick={() => setFilling(true)}>
                {text.useShiftTimes}
              </Button>
            </Group>
          </Group>
        </Paper>
      )}
      {edited && <CorrectionDialog day={edited} onClose={() => setEdited(undefined)} />}
      {isFilling && <ShiftTimesDialog days={days} onClose={() => setFilling(false)} onDone={clear} />}
    </>
  )
}

const toCorrect = (row: ReportRow): DayToCorrect => ({
  employeeId: row.employee_id as number,
  employeeName: String(row.employee_name),
  workDate: String(row.work_date),
  side: row.missing as ClockSide,
})

const dayOf = (row: ReportRow): ForgottenDay => ({
  employee_id: row.employee_id as number,
  work_date: String(row.work_date),
  clock_kind: row.missing as ClockSide,
  employeeName: String(row.employee_name),
})
