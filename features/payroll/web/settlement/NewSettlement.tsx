import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { EmployeePicker } from '#features/employees/web/index.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { href } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { createSettlement, proposeSettlement, type SettlementProposal } from '../../contract.ts'
import { SettlementForm } from './SettlementForm.tsx'
import { useSettlementText } from './text.ts'

interface Props {
  employeeId: number | null
  onClose: () => void
  onOpen: (settlement: { id: number }) => void
}

/** Chooses who leaves, shows what the settlement is based on, and creates it. */
export function NewSettlement({ employeeId, onClose, onOpen }: Props) {
  const text = useSettlementText()
  const [chosen, setChosen] = useState(employeeId)
  const proposal = useRoute(
    proposeSettlement,
    { params: { employee_id: chosen ?? 0 } },
    { enabled: chosen !== null },
  )
  const data = proposal.data?.data
  return (
    <EditModal opened onClose={onClose} title={text.add}>
      <Stack gap="md">
        <EmployeePicker
          label={text.field.employee}
          withAsterisk
          leaversFirst
          value={chosen}
          onChange={setChosen}
        />
        {proposal.error && <ErrorState error={proposal.error} onRetry={() => void proposal.refetch()} />}
        {chosen !== null && !data && !proposal.error && <Skeleton height={320} />}
        {chosen !== null && data && (
          <Proposed key={data.employee_id} proposal={data} onClose={onClose} onOpen={onOpen} />
        )}
      </Stack>
    </EditModal>
  )
}

function Proposed({
  proposal,
  onClose,
  onOpen,
}: Omit<Props, 'employeeId'> & { proposal: SettlementProposal }) {
  const text = useSettlementText()
  const create = useMutate(createSettlement)
  const { settlement_id, employee_id, from_date, to_date } = proposal
  if (settlement_id !== null)
    return (
      <Alert color="gray" variant="light" title={text.exists}>
        <Button variant="default" onClick={() => onOpen({ id: settlement_id })}>
          {text.open}
        </Button>
      </Alert>
    )
  if (from_date === null || to_date === null)
    return (
      <Alert color="red" variant="light" title={text.noLastDay}>
        <Button component={Link} variant="default" to={href('employee.edit', { employee_id })}>
          {text.toEmployee}
        </Button>
      </Alert>
    )
  return (
    <SettlementForm
      leaver={proposal}
      lastDay={proposal.end_date ?? to_date}
      initial={{
        ...{ reason: 'resigned', is_skilled: false, notice_on: null, notice_payer: null, leave_days: null },
        ...{ items: [], note: '', from_date, to_date },
      }}
      submitLabel={text.form.submit}
      onCancel={onClose}
      onSubmit={async (body) => {
        const { data } = await create.mutateAsync({ body: { ...body, employee_id } })
        onOpen(data)
      }}
    />
  )
}
