import { Button, Input, SegmentedControl, TextInput } from '@mantine/core'
import { type FormParts, OwnRequestForm, Preview, usePreview } from '#features/requests/web/parts.ts'
import { formatDate, isDay } from '#kit/contract/days.ts'
import { ClockTime } from '#kit/contract/scalars.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { formatNumber } from '#kit/web/format.ts'
import {
  type OwnCorrection,
  OwnCorrectionInput,
  previewOwnCorrection,
} from '../../contract/own-correction.ts'
import { useOwnCorrectionText } from './text.ts'
import { useOwnCorrectionKind } from './use-own-correction-kind.ts'

interface Values {
  work_date: string | null
  clock_kind: OwnCorrectionInput['clock_kind']
  time: string | null
  reason: string
}

interface Props extends FormParts<OwnCorrection> {
  initial: Values
  /** The forgotten scan that is changed; undefined for a new one. */
  edited?: OwnCorrection
  /** Kept unsaved values belong to this. */
  record: string
}

/** Asks for a forgotten scan: the day and its shift, in or out, the time, why, and who decides. */
export function OwnCorrectionForm({ initial, record, ...parts }: Props) {
  const text = useOwnCorrectionText()
  const form = useContractForm(OwnCorrectionInput, initial, { record })
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
          ...(parts.edited && { edited_id: parts.edited.id }),
        }
      : undefined,
  )
  const shown = preview?.data
  const shiftTime = shown?.shift?.[clock_kind === 'in' ? 'check_in' : 'check_out']
  return (
    <OwnRequestForm {...parts} form={form} kind={useOwnCorrectionKind()}>
      <DateField
        label={text.day}
        withAsterisk
        {...(shown && {
          description: shown.shift ? text.shift(shown.shift.check_in, shown.shift.check_out) : text.noShift,
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
    </OwnRequestForm>
  )
}
