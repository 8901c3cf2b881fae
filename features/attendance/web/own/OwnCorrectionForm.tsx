import { Alert, Box, Button, Input, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { Preview, usePreview, useRequestWords } from '#features/requests/web/parts.ts'
import { formatDate, isDay } from '#kit/contract/days.ts'
import { ClockTime } from '#kit/contract/scalars.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import {
  changeOwnCorrection,
  type OwnCorrection,
  OwnCorrectionInput,
  previewOwnCorrection,
  requestOwnCorrection,
} from '../../contract/own-correction.ts'
import { useOwnCorrectionText } from './text.ts'

interface Values {
  work_date: string | null
  clock_kind: OwnCorrectionInput['clock_kind']
  time: string | null
  reason: string
}

interface Props {
  initial: Values
  /** The forgotten scan that is changed; undefined for a new one. */
  correction?: OwnCorrection
  onSent: (sent: OwnCorrection) => void
  onCancel: () => void
}

/** Asks for a forgotten scan: the day and its shift, in or out, the time, why, and who decides. */
export function OwnCorrectionForm({ initial, correction, onSent, onCancel }: Props) {
  const text = useOwnCorrectionText()
  const words = useRequestWords().ask
  const form = useContractForm(OwnCorrectionInput, initial, {
    record: correction ? `scan-${correction.id}` : 'new',
  })
  const { fields } = form
  const { work_date, clock_kind, time } = fields.values
  const isTime = ClockTime.safeParse(time).success
  const { preview, isStale } = usePreview(
    previewOwnCorrection,
    isDay(work_date)
      ? {
          work_date,
          clock_kind,
          ...(isTime && time && { time }),
          ...(correction && { edited_id: correction.id }),
        }
      : undefined,
  )
  const shown = preview?.data
  const shiftTime = shown?.shift?.[clock_kind === 'in' ? 'check_in' : 'check_out']
  const send = useSend(correction)
  return (
    <Box maw="var(--champa-width-md)">
      <Form
        form={form}
        submitLabel={correction ? words.sendAgain : words.send}
        onCancel={onCancel}
        onSubmit={async (body) => onSent(await send(body))}
      >
        {correction?.is_returned && (
          <Alert color="yellow">{words.returned(correction.decision_reason)}</Alert>
        )}
        <Stack gap="md">
          <DateField
            label={text.day}
            withAsterisk
            {...(shown && {
              description: shown.shift
                ? text.shift(shown.shift.check_in, shown.shift.check_out)
                : text.noShift,
              inputWrapperOrder: ['label', 'input', 'description', 'error'],
            })}
            {...fields.getInputProps('work_date')}
          />
          <Input.Wrapper label={text.side} error={fields.getInputProps('clock_kind').error}>
            <SegmentedControl
              fullWidth
              aria-label={text.side}
              data={(['in', 'out'] as const).map((side) => ({ value: side, label: text.sides[side] }))}
              value={clock_kind}
              onChange={(side) => fields.setFieldValue('clock_kind', side as Values['clock_kind'])}
            />
          </Input.Wrapper>
          <TimeField label={text.time} withAsterisk {...fields.getInputProps('time')} />
          {shiftTime && time !== shiftTime && (
            <Button
              variant="default"
              size="xs"
              w="fit-content"
              onClick={() => fields.setFieldValue('time', shiftTime)}
            >
              {text.shiftTime(shiftTime)}
            </Button>
          )}
          <TextInput label={text.reason} withAsterisk maxLength={500} {...fields.getInputProps('reason')} />
          {shown && (
            <Preview
              figure={text.ofMonth(formatNumber(shown.month_count, 0), formatNumber(shown.month_limit, 0))}
              refusals={shown.refusals}
              warnings={shown.locked_runs.map(({ run, date }) => text.lockedRun(run ?? formatDate(date)))}
              steps={shown.steps}
              isStale={isStale}
            />
          )}
        </Stack>
      </Form>
    </Box>
  )
}

/** Sends a new request, or the change of one. */
function useSend(correction: OwnCorrection | undefined) {
  const request = useMutate(requestOwnCorrection)
  const change = useMutate(changeOwnCorrection)
  return async (body: OwnCorrectionInput): Promise<OwnCorrection> => {
    if (!correction) return (await request.mutateAsync({ body })).data
    const { id: correction_id, version } = correction
    return (await change.mutateAsync({ params: { correction_id }, body: { ...body, version } })).data
  }
}
