import { Button } from '@mantine/core'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { useMutate } from '#kit/web/query.ts'
import { includeEmployee } from '../../contract.ts'
import { useRunText } from '../text.ts'

/** Takes an employee who was left out into the run again. */
export function IncludeButton({ runId, employeeId }: { runId: number; employeeId: number }) {
  const text = useRunText().check
  const include = useMutate(includeEmployee, {
    onSuccess: () => void toastSuccess(text.included),
    onError: toastError,
  })
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={include.isPending}
      onClick={() => include.mutate({ params: { id: runId, employee_id: employeeId } })}
    >
      {text.include}
    </Button>
  )
}
