import { Alert, Box, Button, Stack } from '@mantine/core'
import { usePreview, useRequestWords } from '#features/requests/web/parts.ts'
import { isDay, todayInLaos } from '#kit/contract/days.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import {
  changeOwnLeave,
  listOwnBalances,
  type OwnLeave,
  OwnLeaveInput,
  previewOwnLeave,
  requestOwnLeave,
} from '../../contract.ts'
import { LeavePreviewPart } from './LeavePreviewPart.tsx'
import { OwnLeaveFields } from './OwnLeaveFields.tsx'
import type { OwnLeaveValues } from './own-leave-values.ts'

interface Props {
  initial: OwnLeaveValues
  /** The leave that is changed; undefined for a new one. */
  leave?: OwnLeave
  /** A kept draft belongs to this. */
  record: string
  onSent: (leave: OwnLeave) => void
  onCancel: () => void
}

/** Asks for leave, or changes a request that nobody has decided, with what it would take while it is filled in. */
export function OwnLeaveForm({ initial, leave, record, onSent, onCancel }: Props) {
  const words = useRequestWords().ask
  const form = useContractForm(OwnLeaveInput, initial, { record })
  const { fields } = form
  const { leave_type_id, start_date, end_date, part } = fields.values
  const on = isDay(start_date) ? start_date : todayInLaos()
  const balances = useRoute(listOwnBalances, { query: { on } }, { keepPrevious: true }).data?.data ?? []
  const isComplete = leave_type_id !== null && isDay(start_date) && isDay(end_date) && start_date <= end_date
  const { preview, isStale } = usePreview(
    previewOwnLeave,
    // The reason changes nothing of it.
    isComplete
      ? { leave_type_id, start_date, end_date, part, ...(leave && { edited_id: leave.id }) }
      : undefined,
  )
  const send = useSend(leave)
  const keepAsDraft = (element: HTMLFormElement | null) =>
    form.submit(async (body) => {
      const kept = await send({ ...body, is_draft: true })
      void toastSuccess(words.saved)
      onSent(kept)
    }, element)
  return (
    <Box maw="var(--champa-width-md)">
      <Form
        form={form}
        submitLabel={leave && leave.status !== 'draft' ? words.sendAgain : words.send}
        onCancel={onCancel}
        onSubmit={async (body) => onSent(await send(body))}
      >
        {leave?.is_returned && <Alert color="yellow">{words.returned(leave.decision_reason)}</Alert>}
        <Stack gap="md">
          <OwnLeaveFields
            fields={fields}
            balances={balances}
            on={on}
            withDeputy={preview?.data.is_approver ?? false}
            preview={preview && <LeavePreviewPart preview={preview.data} isStale={isStale} />}
          />
          {(!leave || leave.status === 'draft') && (
            <Button
              variant="subtle"
              disabled={form.isSending}
              onClick={(event) => void keepAsDraft(event.currentTarget.form)}
            >
              {words.saveDraft}
            </Button>
          )}
        </Stack>
      </Form>
    </Box>
  )
}

/** Sends a new leave, or the change of one. */
function useSend(leave: OwnLeave | undefined) {
  const request = useMutate(requestOwnLeave)
  const change = useMutate(changeOwnLeave)
  return async (body: Parameters<typeof request.mutateAsync>[0]['body']): Promise<OwnLeave> => {
    if (!leave) return (await request.mutateAsync({ body })).data
    const { id: leave_id, version } = leave
    return (await change.mutateAsync({ params: { leave_id }, body: { ...body, version } })).data
  }
}
