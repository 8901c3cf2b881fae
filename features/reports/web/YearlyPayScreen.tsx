import { Select, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { ReportScreen } from '#kit/web/report/ReportScreen.tsx'
import { downloadCertificate, showYear, yearlyReport } from '../contract.ts'
import { useReportText } from './text.ts'
import { YearOfPaySheet } from './YearOfPaySheet.tsx'

interface Opened {
  employee_id: number
  year: number
  name: string
}

/** The pay of everyone in a year; a row opens the months of an employee with the certificate. */
export default function YearlyPayScreen() {
  const text = useReportText()
  const [opened, setOpened] = useState<Opened>()
  return (
    <>
      <ReportScreen
        report={yearlyReport}
        rowKey={(row) => row.employee_id as number}
        above={(meta, state) => (
          <YearSelect
            label={text.year}
            meta={meta}
            onChange={(chosen) => state.change({ filters: { year: chosen } })}
          />
        )}
        onRowClick={(row) =>
          setOpened({
            employee_id: row.employee_id as number,
            year: row.year as number,
            name: `${row.emp_number} ${row.name}`,
          })
        }
      />
      <ViewModal
        opened={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened?.name ?? ''}
      >
        {opened && <OneYear employeeId={opened.employee_id} year={opened.year} />}
      </ViewModal>
    </>
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
