import { Stack, Text } from '@mantine/core'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { type Transfer, usePresentAccount } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { AccountLines } from './AccountLines.tsx'
import { transferName } from './transfer-columns.tsx'

interface Props {
  runId: number
  /** Undefined: the dialog is closed. */
  transfer: Transfer | undefined
  onClose: () => void
}

/** Asks whether an approved run pays an employee to the account of the record, because the one of the calculation is wrong. */
export function UsePresentAccount({ runId, transfer, onClose }: Props) {
  const text = useRunText().transfers
  const language = useLanguage()
  const choose = useMutate(usePresentAccount, {
    onSuccess: () => {
      onClose()
      void toastSuccess(text.toPresentDone)
    },
    onError: (error) => {
      onClose()
      toastError(error)
    },
  })
  const check = transfer?.check
  return (
    <ConfirmDialog
      opened={transfer !== undefined}
      onClose={onClose}
      title={text.toPresent}
      confirmLabel={text.toPresent}
      loading={choose.isPending}
      onConfirm={() =>
        transfer &&
        choose.mutate({
          params: { id: runId },
          body: { employee_id: transfer.employee_id, version: check?.version ?? '' },
        })
      }
    >
      {transfer && (
        <Stack gap="xs">
          <Text>{text.toPresentText(transferName(transfer, language))}</Text>
          {check?.present && <AccountLines account={check.present} />}
        </Stack>
      )}
    </ConfirmDialog>
  )
}
