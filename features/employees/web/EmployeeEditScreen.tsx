import { Box, Button, Group } from '@mantine/core'
import { IconDoorExit } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '#kit/web/access.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { href, useIdParam } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { type EmployeeDetail, showEmployee, updateEmployee } from '../contract.ts'
import { usePayQuestions } from './adjustments/use-pay-questions.tsx'
import { DeletedNotice } from './DeletedNotice.tsx'
import { EmployeeStatusBadge } from './EmployeeStatusBadge.tsx'
import { EmployeeForm } from './form/EmployeeForm.tsx'
import { valuesOf } from './form/employee-values.ts'
import { useEmployeeText } from './text.ts'

export default function EmployeeEditScreen() {
  const id = useIdParam('employee_id')
  return <EmployeeEdit key={id} id={id} />
}

/** Keeps the record as it was opened: later changes must not overwrite what is being typed. */
function EmployeeEdit({ id }: { id: number }) {
  const text = useEmployeeText()
  const latest = useRoute(showEmployee, { params: { id } })
  const [opened, setOpened] = useState<{ employee: EmployeeDetail; time: number }>()
  if (!opened && latest.data && !latest.isFetching) setOpened({ employee: latest.data.data, time: 0 })
  const loadAgain = async () => {
    const fresh = await latest.refetch()
    if (fresh.data) setOpened({ employee: fresh.data.data, time: Date.now() })
  }
  const employee = opened?.employee
  const name = employee ? `${employee.name} ${employee.surname}`.trim() : text.edit
  return (
    <>
      <PageHeader
        title={name}
        text={
          employee && (
            <Group gap="xs" component="span">
              <span className="figures">{employee.emp_number}</span>
              <EmployeeStatusBadge status={employee.status} />
            </Group>
          )
        }
        breadcrumbs={[{ label: text.title, to: href('employee.index') }, { label: text.edit }]}
        actions={latest.data && <SettleButton employee={latest.data.data} />}
      />
      {employee && <Editor key={opened.time} employee={employee} onLoadAgain={loadAgain} />}
      {!employee && latest.error && <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />}
      {!employee && !latest.error && <TableWaiting />}
    </>
  )
}

/** The settlement of somebody whose last day is stored: begins it, or leads to the one that exists. */
function SettleButton({ employee: { id, status } }: { employee: EmployeeDetail }) {
  const text = useEmployeeText()
  const may = useMay()
  const isLeaver = status === 'leaving' || status === 'resigned'
  if (!isLeaver || !may('settle-employee') || !may('view-payroll')) return null
  return (
    <Button
      component={Link}
      variant="default"
      leftSection={<IconDoorExit size={18} />}
      to={href('settlement.index', {}, { employee: id })}
    >
      {text.settle}
    </Button>
  )
}

interface EditorProps {
  employee: EmployeeDetail
  onLoadAgain: () => Promise<void>
}

function Editor({ employee, onLoadAgain }: EditorProps) {
  const params = { id: employee.id }
  const update = useMutate(updateEmployee)
  const questions = usePayQuestions()
  if (employee.status === 'deleted') return <DeletedNotice employee={employee} onRecovered={onLoadAgain} />
  return (
    <Box maw="var(--champa-width-lg)">
      <EmployeeForm
        route={updateEmployee}
        schema={updateEmployee.body}
        initial={valuesOf(employee)}
        employee={employee}
        send={async (body) => {
          await questions.save((answers) => update.mutateAsync({ params, body: { ...body, ...answers } }))
          void toastSuccess('updated')
        }}
      />
      {questions.dialog}
    </Box>
  )
}
