import { type FormParts, OwnRequestForm, usePreview } from '#features/requests/web/parts.ts'
import { isDay } from '#kit/contract/days.ts'
import { ClockTime } from '#kit/contract/scalars.ts'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { type OwnOvertime, OwnOvertimeInput, previewOwnOvertime } from '../../contract.ts'
import type { OvertimeValues } from '../OvertimeFields.tsx'
import { OvertimePreviewPart } from './OvertimePreviewPart.tsx'
import { OwnOvertimeFields } from './OwnOvertimeFields.tsx'
import { useOwnOvertimeKind } from './use-own-overtime-kind.ts'

interface Props extends FormParts<OwnOvertime> {
  initial: OvertimeValues
  /** The overtime that is changed; undefined for a new one. */
  edited?: OwnOvertime
  /** A kept draft belongs to this. */
  record: string
}

const isTime = (time: string | null): time is string => ClockTime.safeParse(time).success

/** Asks for overtime, or changes a request that nobody has decided, with its hours and limits while it is filled in. */
export function OwnOvertimeForm({ initial, record, ...parts }: Props) {
  const form = useContractForm(OwnOvertimeInput, initial, { record })
  const { work_date, from_time, to_time } = form.fields.values
  const isComplete = isDay(work_date) && isTime(from_time) && isTime(to_time)
  const { preview, isStale } = usePreview(
    previewOwnOvertime,
    // The remark changes nothing of it.
    isComplete
      ? { work_date, from_time, to_time, ...(parts.edited && { edited_id: parts.edited.id }) }
      : undefined,
  )
  return (
    <OwnRequestForm {...parts} form={form} kind={useOwnOvertimeKind()} hasDrafts>
      <OwnOvertimeFields fields={form.fields} />
      {preview && <OvertimePreviewPart preview={preview.data} isStale={isStale} />}
    </OwnRequestForm>
  )
}
