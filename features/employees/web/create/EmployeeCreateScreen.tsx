import { Box } from '@mantine/core'
import { useEffect, useState } from 'react'
import { call } from '#kit/web/client.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { href } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { addEmployee, nextEmployeeNumber } from '../../contract.ts'
import { newEmployeeValues } from '../form/employee-values.ts'
import { useEmployeeText } from '../text.ts'
import { EmployeeSteps } from './EmployeeSteps.tsx'

export default function EmployeeCreateScreen() {
  const text = useEmployeeText()
  const add = useMutate(addEmployee)
  const number = useNextNumber()
  return (
    <>
      <PageHeader
        title={text.add}
        breadcrumbs={[{ label: text.title, to: href('employee.index') }, { label: text.add }]}
      />
      {number === undefined ? (
        <TableWaiting />
      ) : (
        <Box maw="var(--champa-width-lg)">
          <EmployeeSteps
            initial={{ ...newEmployeeValues(), emp_number: number }}
            send={async (body) => {
              await add.mutateAsync({ body })
              void toastSuccess('saved')
            }}
          />
        </Box>
      )}
    </>
  )
}

/** The proposed employee number, read once for each form; '' if it cannot be read. */
function useNextNumber(): string | undefined {
  const [number, setNumber] = useState<string>()
  useEffect(() => {
    call(nextEmployeeNumber)
      .then(({ data }) => setNumber(data.emp_number))
      .catch(() => setNumber(''))
  }, [])
  return number
}
