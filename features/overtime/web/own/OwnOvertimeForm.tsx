import { Alert, Box, Button, Stack } from '@mantine/core'
import { usePreview, useRequestWords } from '#features/requests/web/parts.ts'
import { isDay } from '#kit/contract/days.ts'
import { ClockTime } from '#kit/contract/scalars.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import {
  changeOwnOvertime,
  type OwnOvertime,
  OwnOvertimeInput,
  previewOwnOvertime,
  requestOwnOvertime,
} from '../../contract.ts'
import type { OvertimeValues } from '../OvertimeFields.tsx'
import { OvertimePreviewPart } from './OvertimePreviewPart.tsx'
import { OwnOvertimeFields } from './OwnOvertimeFields.tsx'

interface Props {
  initial: OvertimeValues
  /** The overtime that is changed; undefined for a new one. */
  overtime?: OwnOvertime
  /** A kept draft belongs to this. */
  record: string
  onSent: (overtime: OwnOvertime) => void
  onCancel: () => void
}

const isTime = (time: string | null): time is string => ClockTime.safeParse(time).success

/** Asks for overtime, or changes a request that nobody has decided, with its hours and limits while it is filled in. */
export function OwnOvertimeForm({ initial, overtime, record, onSent, onCancel }: Props) {
  const words = useRequestWords().ask
  const form = useContractForm(OwnOvertimeInput, initial, { record })
  const { work_date, from_time, to_time } = form.fields.values
  const isComplete = isDay(work_date) && isTime(from_time) && isTime(to_time)
  const { preview, isStale } = usePreview(
    previewOwnOvertime,
    // The remark changes nothing of it.
    isComplete ? { work_date, from_time, to_time, ...(overtime && { edited_id: overtime.id }) } : undefined,
  )
  const send = useSend(overtime)
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
        submitLabel={overtime && overtime.status !== 'draft' ? words.sendAgain : words.send}
        onCancel={onCancel}
        onSubmit={async (body) => onSent(await send(body))}
      >
        {overtime?.is_returned && <Alert color="yellow">{words.returned(overtime.decision_reason)}</Alert>}
        <Stack gap="md">
          <OwnOvertimeFields fields={form.fields} />
          {preview && <OvertimePreviewPart preview={preview.data} isStale={isStale} />}
          {(!overtime || overtime.status === 'draft') && (
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

/** Sends new overtime, or the change of one. */
function useSend(overtime: OwnOvertime | undefined) {
  const request = useMutate(requestOwnOvertime)
  const change = useMutate(changeOwnOvertime)
  return async (body: Parameters<typeof request.mutateAsync>[0]['body']): Promise<OwnOvertime> => {
    if (!overtime) return (await request.mutateAsync({ body })).data
    const { id: overtime_id, version } = overtime
    return (await change.mutateAsync({ params: { overtime_id }, body: { ...body, version } })).data
  }
}
