import { Group, Select, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { downloadCertificate, showYear } from '../../contract.ts'
import { useReportText } from '../text.ts'
import { YearOfPaySheet } from '../YearOfPaySheet.tsx'

/** What was paid to an employee by month of a year, with the certificate, on the page of the employee. */
export default function PayTab({ employeeId }: { employeeId: number }) {
  const text = useReportText()
  const [year, setYear] = useState<number>()
  const params = { employee_id: employeeId }
  const answer = useRoute(showYear, { params, query: year ? { year } : {} }, { keepPrevious: true })
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton height={300} />
  const { data } = answer.data
  const years = data.years.includes(data.year) ? data.years : [data.year, ...data.years]
  return (
    <Stack gap="md" maw="var(--champa-width-lg)">
      {years.length > 1 && (
        <Group>
          <Select
            label={text.year}
            data={years.map(String)}
            value={String(data.year)}
            allowDeselect={false}
            onChange={(chosen) => setYear(Number(chosen))}
          />
        </Group>
      )}
      <YearOfPaySheet
        year={data}
        file={{ route: downloadCertificate, params }}
        payslipAt={(payroll_id) => href('payslip.show', { payroll_id, employee_id: employeeId })}
      />
    </Stack>
  )
}
