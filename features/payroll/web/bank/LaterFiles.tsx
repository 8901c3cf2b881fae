import { MultiSelect, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { MAX_PER_PAGE } from '#kit/contract/lists.ts'
import { formatKip } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { listPayslips, type PayslipRow, type RunDetail, showBankFiles } from '../../contract.ts'
import { useBankText } from '../text.ts'
import { FileRows } from './BankFiles.tsx'

/** The files of payments of held payslips of a paid run, for those that are chosen; nothing if no payslip was held. */
export function LaterFiles({ run }: { run: RunDetail }) {
  const hasLater = run.status === 'paid' && run.held.employees + run.paid_later.employees > 0
  const query = { hold: 'any', per_page: MAX_PER_PAGE } as const
  const payslips = useRoute(listPayslips, { params: { id: run.id }, query }, { enabled: hasLater }).data?.data
  if (!hasLater || !payslips) return null
  return <Chosen run={run} payslips={payslips} />
}

const nameOf = ({ emp_number, person, net }: PayslipRow) =>
  `${emp_number} · ${person.name} ${person.surname}`.trim().concat(` · ${formatKip(net)}`)

function Chosen({ run, payslips }: { run: RunDetail; payslips: readonly PayslipRow[] }) {
  const text = useBankText()
  const held = payslips.filter(({ hold }) => hold?.status === 'held')
  const [chosen, setChosen] = useState(held.map(({ employee_id }) => String(employee_id)))
  const later = chosen.join(',')
  const files = useRoute(
    showBankFiles,
    { params: { id: run.id }, query: { later } },
    { enabled: later !== '' },
  )
  return (
    <Paper component="section" withBorder p="md" mb="md" aria-label={text.later}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {text.later}
        </Title>
        <Text size="sm" c="dimmed">
          {text.laterHint}
        </Text>
        <MultiSelect
          label={text.laterPeople}
          data={payslips.map((row) => ({ value: String(row.employee_id), label: nameOf(row) }))}
          value={chosen}
          onChange={setChosen}
          searchable
          clearable
        />
        {later !== '' && files.data && <FileRows run={run} files={files.data.data} later={later} />}
      </Stack>
    </Paper>
  )
}
