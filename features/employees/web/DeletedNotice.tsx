import { Alert, Button } from '@mantine/core'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useMutate } from '#kit/web/query.ts'
import { type EmployeeDetail, recoverEmployee } from '../contract.ts'
import { useEmployeeText } from './text.ts'

interface Props {
  employee: EmployeeDetail
  onRecovered?: () => Promise<void>
  mb?: 'md'
}

/** Says that an employee is deleted, with the way back. */
export function DeletedNotice({ employee, onRecovered, ...margin }: Props) {
  const text = useEmployeeText()
  const words = useKitText()
  const recover = useMutate(recoverEmployee, {
    onSuccess: () => {
      void toastSuccess(text.recovered)
      void onRecovered?.()
    },
    onError: toastError,
  })
  return (
    <Alert color="gray" title={text.deletedNotice} {...margin}>
      <IfMayCall route={recoverEmployee}>
        <Button
          variant="default"
          loading={recover.isPending}
          onClick={() => recover.mutate({ params: { id: employee.id } })}
        >
          {words.action.recover}
        </Button>
      </IfMayCall>
    </Alert>
  )
}
