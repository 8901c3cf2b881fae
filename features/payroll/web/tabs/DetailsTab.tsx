import { Stack } from '@mantine/core'
import { useRoute } from '#kit/web/query.ts'
import { listPayslips, type RunDetail, showPayslip } from '../../contract.ts'
import { LawValues } from './LawValues.tsx'
import { RunFacts } from './RunFacts.tsx'
import { RunHistory } from './RunHistory.tsx'

/** The rules used by the run, and its history. */
export function DetailsTab({ run }: { run: RunDetail }) {
  // All payslips of a run have the same law.
  const first = useRoute(listPayslips, { params: { id: run.id }, query: { per_page: 1 } })
  const employeeId = first.data?.data[0]?.employee_id
  const payslip = useRoute(
    showPayslip,
    { params: { id: run.id, employee_id: employeeId ?? 0 } },
    { enabled: employeeId !== undefined },
  )
  return (
    <Stack gap="xl">
      <RunFacts run={run} />
      <RunHistory run={run} />
      {payslip.data && <LawValues law={payslip.data.data.law} />}
    </Stack>
  )
}
