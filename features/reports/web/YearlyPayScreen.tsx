import { Select, Skeleton } from '@mantine/core'
import type { ReportRow } from '#kit/contract/report.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { ReportScreen } from '#kit/web/report/ReportScreen.tsx'
import { DetailsDrawer } from '#kit/web/show/DetailsDrawer.tsx'
import yearlyReport from '../contract/yearly-pay.report.ts'
import { downloadCertificate, showYear } from '../contract.ts'
import { useReportText } from './text.ts'
import { usePersonLook } from './use-person-look.tsx'
import { YearOfPaySheet } from './YearOfPaySheet.tsx'

const employeeOf = (row: ReportRow) => row.employee_id as number

/** The pay of everyone in a year; a row opens the months of an employee with the certificate. */
export default function YearlyPayScreen() {
  const text = useReportText()
  const looks = usePersonLook()
  return (
    <ReportScreen
      report={yearlyReport}
      rowKey={employeeOf}
      looks={looks}
      above={(meta, state) => (
        <YearSelect
          label={text.year}
          meta={meta}
          onChange={(chosen) => state.change({ filters: { year: chosen } })}
        />
      )}
      details={(opened) => (
        <DetailsDrawer
          opened={opened}
          title={opened.row ? String(opened.row.name) : text.ownYear}
          kind={opened.row ? `${opened.row.emp_number} · ${opened.row.year}` : ''}
        >
          {opened.row && <OneYear employeeId={employeeOf(opened.row)} year={opened.row.year as number} />}
        </DetailsDrawer>
      )}
    />
  )
}

interface SelectProps {
  label: string
  meta: { year: number; years: number[] }
  onChange: (year: string | null) => void
}

function YearSelect({ label, meta: { year, years }, onChange }: SelectProps) {
  const choices = years.includes(year) ? years : [year, ...years]
  return (
    <Select
      label={label}
      data={choices.map(String)}
      value={String(year)}
      onChange={onChange}
      allowDeselect={false}
      maw={160}
    />
  )
}

function OneYear({ employeeId, year }: { employeeId: number; year: number }) {
  const params = { employee_id: employeeId }
  const answer = useRoute(showYear, { params, query: { year } })
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton height={300} />
  return (
    <YearOfPaySheet
      year={answer.data.data}
      file={{ route: downloadCertificate, params }}
      payslipAt={(payroll_id) => href('payslip.show', { payroll_id, employee_id: employeeId })}
    />
  )
}
