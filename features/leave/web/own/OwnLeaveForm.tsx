import { type FormParts, OwnRequestForm, usePreview } from '#features/requests/web/parts.ts'
import { isDay, todayInLaos } from '#kit/contract/days.ts'
import { ClockTime } from '#kit/contract/scalars.ts'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useRoute } from '#kit/web/query.ts'
import { listOwnBalances, type OwnLeave, OwnLeaveInput, previewOwnLeave } from '../../contract.ts'
import { LeavePreviewPart } from './LeavePreviewPart.tsx'
import { OwnLeaveFields } from './OwnLeaveFields.tsx'
import type { OwnLeaveValues } from './own-leave-values.ts'
import { useOwnLeaveKind } from './use-own-leave-kind.ts'

interface Props extends FormParts<OwnLeave> {
  initial: OwnLeaveValues
  /** The leave that is changed; undefined for a new one. */
  edited?: OwnLeave
  /** A kept draft belongs to this. */
  record: string
}

/** Asks for leave, or changes a request that nobody has decided, with what it would take while it is filled in. */
export function OwnLeaveForm({ initial, record, ...parts }: Props) {
  const form = useContractForm(OwnLeaveInput, initial, { record })
  const { fields } = form
  const { leave_type_id, start_date, end_date, part, from_time, to_time } = fields.values
  const on = isDay(start_date) ? start_date : todayInLaos()
  const balances = useRoute(listOwnBalances, { query: { on } }, { keepPrevious: true }).data?.data ?? []
  const hasTimes =
    part !== 'hours' ||
    (ClockTime.safeParse(from_time).success && ClockTime.safeParse(to_time).success && from_time !== to_time)
  const isComplete =
    leave_type_id !== null && isDay(start_date) && isDay(end_date) && start_date <= end_date && hasTimes
  const { preview, isStale } = usePreview(
    previewOwnLeave,
    // The reason changes nothing of it.
    isComplete
      ? {
          leave_type_id,
          start_date,
          end_date,
          part,
          from_time,
          to_time,
          ...(parts.edited && { edited_id: parts.edited.id }),
        }
      : undefined,
  )
  return (
    <OwnRequestForm {...parts} form={form} kind={useOwnLeaveKind()} hasDrafts>
      <OwnLeaveFields
        fields={fields}
        balances={balances}
        on={on}
        needsFile={preview?.data.needs_file ?? false}
        stored={parts.edited?.files ?? []}
        withDeputy={preview?.data.is_approver ?? false}
        preview={preview && <LeavePreviewPart preview={preview.data} isStale={isStale} />}
      />
    </OwnRequestForm>
  )
}
