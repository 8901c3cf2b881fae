import { Stack, Text } from '@mantine/core'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { confirmAccounts, type Transfer } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { AccountChange } from './AccountChange.tsx'
import { AccountLines } from './AccountLines.tsx'
import { transferName } from './transfer-columns.tsx'

interface Props {
  runId: number
  /** One account, or all that this user can confirm; undefined: the dialog is closed. */
  chosen: Transfer | 'all' | undefined
  confirmable: number
  /** The list's, to confirm all at once. */
  version: string
  onClose: () => void
}

/** Asks the second person whether the accounts are correct, and displays the changes. */
export function ConfirmAccounts({ runId, chosen, confirmable, version, onClose }: Props) {
  const text = useRunText().transfers
  const language = useLanguage()
  const confirm = useMutate(confirmAccounts, {
    onSuccess: ({ data }) => {
      onClose()
      void toastSuccess(text.done(formatNumber(data.confirmed, 0)))
    },
    onError: (error) => {
      onClose()
      toastError(error)
    },
  })
  const one = chosen === 'all' ? undefined : chosen
  const body = one
    ? { accounts: [{ employee_id: one.employee_id, version: one.check?.version ?? '' }] }
    : { all: version }
  return (
    <ConfirmDialog
      opened={chosen !== undefined}
      onClose={onClose}
      title={text.confirmTitle}
      confirmLabel={text.confirm}
      loading={confirm.isPending}
      onConfirm={() => confirm.mutate({ params: { id: runId }, body })}
    >
      <Stack gap="xs">
        <Text>{text.confirmText}</Text>
        {one ? (
          <>
            <Text fw={600}>{`${one.emp_number} · ${transferName(one, language)}`}</Text>
            <AccountLines account={one.account} />
            {one.check && <AccountChange check={one.check} />}
          </>
        ) : (
          <Text fw={600}>{text.confirmAll(formatNumber(confirmable, 0))}</Text>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
