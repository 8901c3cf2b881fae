import { Text } from '@mantine/core'
import { type FormParts, OwnRequestForm, Preview, usePreview } from '#features/requests/web/parts.ts'
import { formatDate, isDay } from '#kit/contract/days.ts'
import { ClockTime } from '#kit/contract/scalars.ts'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { type OwnUse, OwnUseInput, previewOwnUse, type UsePreview, type UseWarning } from '../../contract.ts'
import { formatHours } from '../../domain/format-hours.ts'
import type { UseFormValues } from '../UseFields.tsx'
import { OwnCredit } from './OwnCredit.tsx'
import { OwnUseFields } from './OwnUseFields.tsx'
import { useOwnUseText } from './text.ts'
import { useOwnUseKind } from './use-own-use-kind.ts'

interface Props extends FormParts<OwnUse> {
  initial: UseFormValues
  /** The use that is changed; undefined for a new one. */
  edited?: OwnUse
  /** A kept draft belongs to this. */
  record: string
}

const isTime = (time: string | null): time is string => ClockTime.safeParse(time).success

/** Asks to use overtime as time off, with what it takes of the credit while it is filled in. */
export function OwnUseForm({ initial, record, ...parts }: Props) {
  const form = useContractForm(OwnUseInput, initial, { record })
  const { use_date, from_time, to_time } = form.fields.values
  const isComplete = isDay(use_date) && isTime(from_time) && isTime(to_time)
  const { preview, isStale } = usePreview(
    previewOwnUse,
    // The remark changes nothing of it.
    isComplete
      ? { use_date, from_time, to_time, ...(parts.edited && { edited_id: parts.edited.id }) }
      : undefined,
  )
  return (
    <OwnRequestForm {...parts} form={form} kind={useOwnUseKind()} hasDrafts>
      <OwnCredit {...(isDay(use_date) && { on: use_date })} />
      <OwnUseFields
        fields={form.fields}
        preview={preview && <UsePreviewPart preview={preview.data} isStale={isStale} />}
      />
    </OwnRequestForm>
  )
}

function UsePreviewPart({ preview, isStale }: { preview: UsePreview; isStale: boolean }) {
  const text = useOwnUseText()
  const { credit_minutes, left_after, is_whole_shift, warnings, refusals, steps } = preview
  const sentence = (warning: UseWarning) =>
    warning.code === 'in_locked_run'
      ? text.lockedRun(warning.run, formatDate(warning.date))
      : text.warning[warning.code](formatDate(warning.date), formatHours(warning.minutes ?? 0))
  return (
    <Preview
      figure={text.takesHours(formatHours(credit_minutes))}
      refusals={refusals}
      warnings={warnings.map(sentence)}
      steps={steps}
      isStale={isStale}
    >
      <Text c="dimmed" size="sm">
        {text.leftAfter(formatHours(left_after))}
      </Text>
      {is_whole_shift && <Text size="sm">{text.wholeShift}</Text>}
    </Preview>
  )
}
