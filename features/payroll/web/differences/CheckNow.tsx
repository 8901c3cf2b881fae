import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useMutate } from '#kit/web/query.ts'
import { checkDifferences } from '../../contract.ts'
import { useDifferenceText } from './text.ts'

export function CheckNow() {
  const text = useDifferenceText()
  const check = useMutate(checkDifferences, {
    onSuccess: ({ data }) => void toastSuccess(text.checked(formatNumber(data.open.count, 0))),
    onError: toastError,
  })
  return (
    <IfMayCall route={checkDifferences}>
      <Button
        leftSection={<IconRefresh size={18} />}
        loading={check.isPending}
        onClick={() => check.mutate({})}
      >
        {text.check}
      </Button>
    </IfMayCall>
  )
}
