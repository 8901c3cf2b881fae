import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { type ScheduleDetail, updateSchedule } from '../../contract/schedules.ts'
import { TouchedRuns, useTouched } from '../TouchedRuns.tsx'
import { useScheduleText } from '../text.ts'
import { ScheduleFields } from './ScheduleFields.tsx'

interface Props {
  schedule: ScheduleDetail
  onClose: () => void
}

/** Edits name, purpose and validity of a schedule. */
export function ScheduleDialog({ schedule, onClose }: Props) {
  const text = useScheduleText()
  const { id, name, purpose, start_date, end_date, version } = schedule
  const update = useMutate(updateSchedule)
  const { store, ...touched } = useTouched()
  const form = useContractForm(
    updateSchedule.body,
    { name, purpose, start_date, end_date, version },
    { record: id },
  )
  const done = () => {
    void toastSuccess('saved')
    onClose()
  }
  return (
    <EditModal opened onClose={onClose} title={text.edit}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={(body) =>
          store((confirmed) => update.mutateAsync({ params: { id }, body: { ...body, confirmed } }), done)
        }
      >
        <ScheduleFields fields={form.fields} />
      </Form>
      <TouchedRuns {...touched} />
    </EditModal>
  )
}
