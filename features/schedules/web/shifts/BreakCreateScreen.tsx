import { Select, Stack } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { href, useGo, useIdParam } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { type ScheduleDetail, showSchedule } from '../../contract/schedules.ts'
import { addBreak } from '../../contract/shift-calls.ts'
import { shiftLabel } from '../ShiftChip.tsx'
import { useScheduleText } from '../text.ts'
import { BreakFields, type BreakValues } from './BreakFields.tsx'

/** A new break of a shift of the schedule. */
export default function BreakCreateScreen() {
  const text = useScheduleText()
  const schedule_id = useIdParam('schedule_id')
  const shown = useRoute(showSchedule, { params: { id: schedule_id } })
  const name = shown.data?.data.name ?? ''
  return (
    <>
      <PageHeader
        title={text.addBreak}
        breadcrumbs={[
          { label: text.title, to: href('schedule.index') },
          { label: name, to: href('schedule_detail.index', { schedule_id }) },
          { label: text.addBreak },
        ]}
      />
      {shown.error ? (
        <ErrorState error={shown.error} onRetry={() => void shown.refetch()} />
      ) : shown.data ? (
        <NewBreak schedule={shown.data.data} />
      ) : (
        <TableWaiting />
      )}
    </>
  )
}

function NewBreak({ schedule }: { schedule: ScheduleDetail }) {
  const text = useScheduleText()
  const go = useGo()
  const [address] = useSearchParams()
  const add = useMutate(addBreak)
  const chosen = schedule.shifts.find(({ id }) => String(id) === address.get('shift')) ?? schedule.shifts[0]
  const initial: BreakValues & { shift_id: number | null } = {
    shift_id: chosen?.id ?? null,
    name: '',
    from_time: null,
    to_time: null,
    is_paid: false,
  }
  const form = useContractForm(addBreak.body.extend({ shift_id: z.int() }), initial)
  const back = () => go('schedule_detail.index', { schedule_id: schedule.id })
  const { shift_id } = form.fields.values
  return (
    <FormFrame size="sm">
      <Form
        form={form}
        route={addBreak}
        onCancel={back}
        onSubmit={async ({ shift_id: id, ...body }) => {
          await add.mutateAsync({ params: { shift_id: id }, body })
          void toastSuccess('saved')
          back()
        }}
      >
        <Stack gap="md">
          <Select
            label={text.shift}
            withAsterisk
            allowDeselect={false}
            data={schedule.shifts.map((shift) => ({ value: String(shift.id), label: shiftLabel(shift) }))}
            {...form.fields.getInputProps('shift_id')}
            value={shift_id === null ? null : String(shift_id)}
            onChange={(id) => form.fields.setFieldValue('shift_id', id === null ? null : Number(id))}
          />
          <BreakFields fields={form.fields} />
        </Stack>
      </Form>
    </FormFrame>
  )
}
