import { Text } from '@mantine/core'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { type RequestFacts, withdrawRequest } from '../../contract.ts'
import { requestLine } from '../request-line.ts'
import { useRequestWords } from '../text.ts'

interface Props {
  request: { id: number; version: number; kind: string; facts: RequestFacts }
  onClose: () => void
}

/** Asks before an own request is withdrawn. */
export function WithdrawDialog({ request, onClose }: Props) {
  const text = useRequestWords().actions
  const words = useKitText()
  const language = useLanguage()
  const withdraw = useMutate(withdrawRequest, {
    onError: toastError,
    onSuccess: () => {
      void toastSuccess(text.withdrawn)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      opened
      danger
      title={text.withdraw}
      confirmLabel={text.withdraw}
      closeLabel={words.action.back}
      loading={withdraw.isPending}
      onClose={onClose}
      onConfirm={() => withdraw.mutate({ params: { id: request.id }, body: { version: request.version } })}
    >
      <Text fw={600}>{requestLine(request, language)}</Text>
      <Text>{text.withdrawHint}</Text>
    </ConfirmDialog>
  )
}
