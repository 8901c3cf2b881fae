import { SimpleGrid } from '@mantine/core'
import { IconCash, IconClockCheck, IconUsers } from '@tabler/icons-react'
import { runAddress } from '#features/payroll/web/index.ts'
import { useMay } from '#kit/web/access.ts'
import { formatMonth, formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { StatCard } from '#kit/web/show/StatCard.tsx'
import type { CompanyDashboard } from '../../contract.ts'
import { useDashboardText } from '../text.ts'

const whole = (value: number) => formatNumber(value, 0)

/** Employees, attendance, pay: each links to its own page if the user can see it. */
export function CompanyCards({ figures }: { figures: CompanyDashboard | undefined }) {
  const may = useMay()
  const text = useDashboardText().company
  const loading = figures === undefined
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
      <StatCard
        label={text.employees}
        icon={<IconUsers size={24} />}
        loading={loading}
        value={whole(figures?.employees.total ?? 0)}
        note={
          figures && text.employeesNote(whole(figures.employees.joined), whole(figures.employees.leaving))
        }
        {...(may('view-employee') && { to: href('employee.index') })}
      />
      <AttendanceCard attendance={figures?.attendance} loading={loading} />
      <PayCard runs={figures?.runs} loading={loading} />
    </SimpleGrid>
  )
}

interface AttendanceProps {
  attendance: CompanyDashboard['attendance'] | undefined
  loading: boolean
}

/** The share of days with presence of all days on which employees should have been present. */
function AttendanceCard({ attendance, loading }: AttendanceProps) {
  const may = useMay()
  const text = useDashboardText().company
  const language = useLanguage()
  const due = attendance ? attendance.days - attendance.leave : 0
  const share = attendance && due > 0 ? ((due - attendance.absent) / due) * 100 : undefined
  return (
    <StatCard
      label={text.attendance}
      icon={<IconClockCheck size={24} />}
      loading={loading}
      value={share === undefined ? '–' : `${formatNumber(share, 1)} %`}
      note={
        attendance
          ? text.attendanceNote(
              formatMonth(attendance.to, language),
              whole(attendance.late),
              whole(attendance.absent),
            )
          : !loading && text.noAttendance
      }
      {...(may('view-clock-in-out') && { to: href('clock_in_out.index') })}
    />
  )
}

interface PayProps {
  runs: CompanyDashboard['runs'] | undefined
  loading: boolean
}

function PayCard({ runs, loading }: PayProps) {
  const text = useDashboardText().company
  const run = runs?.at(-1)
  const nothing = runs === null ? text.hidden : text.noPayroll
  return (
    <StatCard
      label={text.payroll}
      icon={<IconCash size={24} />}
      loading={loading}
      value={<Money kip={run?.net} />}
      note={run ? text.payrollNote(run.title, whole(run.employees)) : !loading && nothing}
      {...(run && {
        to: runAddress(run),
      })}
    />
  )
}
