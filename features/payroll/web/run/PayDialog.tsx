import { Stack, Text } from '@mantine/core'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatKip, formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { payRun, type RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'

interface Props {
  run: RunDetail
  opened: boolean
  onClose: () => void
}

export function PayDialog({ run, opened, onClose }: Props) {
  const text = useRunText().pay
  const pay = useMutate(payRun, {
    onSuccess: () => {
      onClose()
      void toastSuccess(text.done)
    },
    onError: (error) => {
      onClose()
      toastError(error)
    },
  })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={text.title}
      loading={pay.isPending}
      onConfirm={() => pay.mutate({ params: { id: run.id }, body: { version: run.version } })}
    >
      <Stack gap="xs">
        <Text fw={700}>{run.title}</Text>
        <Text>{text.text(formatKip(run.totals?.net ?? 0), formatNumber(run.counts.employees, 0))}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
