import { SimpleGrid } from '@mantine/core'
import { IconBeach, IconCash, IconUsers } from '@tabler/icons-react'
import { runAddress } from '#features/payroll/web/index.ts'
import { formatDate } from '#kit/contract/days.ts'
import { useMay } from '#kit/web/access.ts'
import { formatMonth, formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { StatCard } from '#kit/web/show/StatCard.tsx'
import type { CompanyDashboard } from '../../contract.ts'
import { useDashboardText } from '../text.ts'
import { whenOf } from './when.ts'

const whole = (value: number) => formatNumber(value, 0)

/** The three cards of the specification: employees, holidays, salaries. Each links to its own page if the user can see it. */
export function CompanyCards({ figures }: { figures: CompanyDashboard | undefined }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
      <EmployeeCard figures={figures} />
      <HolidayCard holidays={figures?.holidays} />
      <PayCard figures={figures} />
    </SimpleGrid>
  )
}

function EmployeeCard({ figures }: { figures: CompanyDashboard | undefined }) {
  const may = useMay()
  const text = useDashboardText().company
  const language = useLanguage()
  const { total = 0, joined = 0, leaving = 0 } = figures?.employees ?? {}
  return (
    <StatCard
      label={text.employees}
      icon={<IconUsers size={24} />}
      loading={!figures}
      value={whole(total)}
      note={
        figures && text.employeesNote(formatMonth(figures.month, language), whole(joined), whole(leaving))
      }
      {...(may('view-employee') && { to: href('employee.index') })}
    />
  )
}

/** The next public holiday, and who is on leave today. */
function HolidayCard({ holidays }: { holidays: CompanyDashboard['holidays'] | undefined }) {
  const may = useMay()
  const { company: text, when } = useDashboardText()
  const language = useLanguage()
  const next = holidays?.next
  const name = next && (language === 'la' ? next.name_la || next.name_en : next.name_en || next.name_la)
  const noteOf = (known: CompanyDashboard['holidays']) =>
    next
      ? `${formatDate(next.date)} · ${whenOf(when, next.days_left)} · ${text.onLeave(whole(known.on_leave))}`
      : text.noHoliday
  return (
    <StatCard
      label={text.holidays}
      icon={<IconBeach size={24} />}
      loading={!holidays}
      value={name ?? '–'}
      note={holidays && noteOf(holidays)}
      {...(may('view-rest-day') && { to: href('restDay.index') })}
    />
  )
}

function PayCard({ figures }: { figures: CompanyDashboard | undefined }) {
  const text = useDashboardText().company
  const run = figures?.run
  const nothing = figures?.pay === null ? text.hidden : text.noPayroll
  return (
    <StatCard
      label={text.payroll}
      icon={<IconCash size={24} />}
      loading={!figures}
      value={<Money kip={run?.net} unit />}
      note={run ? text.payrollNote(run.title, whole(run.employees)) : figures && nothing}
      {...(run && { to: runAddress(run) })}
    />
  )
}
