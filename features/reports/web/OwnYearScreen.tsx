import { Select, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { downloadOwnCertificate, showOwnYear } from '../contract.ts'
import { useReportText } from './text.ts'
import { YearOfPaySheet } from './YearOfPaySheet.tsx'

/** The employee's own pay by month of a year, with the certificate. */
export default function OwnYearScreen() {
  const text = useReportText()
  const [chosen, setChosen] = useState<number>()
  const answer = useRoute(showOwnYear, { query: { year: chosen } }, { keepPrevious: true })
  const year = answer.data?.data
  return (
    <>
      <PageHeader
        title={text.ownYear}
        breadcrumbs={[{ label: text.payslips, to: href('employee_payslip.index') }, { label: text.ownYear }]}
      />
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {!year && !answer.error && <Skeleton height={300} radius="lg" />}
      {year && (
        <Stack gap="md">
          {year.years.length > 0 && (
            <Select
              label={text.year}
              data={year.years.map(String)}
              value={String(year.year)}
              onChange={(value) => value && setChosen(Number(value))}
              allowDeselect={false}
              maw={160}
            />
          )}
          <YearOfPaySheet
            year={year}
            file={{ route: downloadOwnCertificate }}
            payslipAt={(run_id) => href('employee_payslip.show', { run_id })}
          />
        </Stack>
      )}
    </>
  )
}
