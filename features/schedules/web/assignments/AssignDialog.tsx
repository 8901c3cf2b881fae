import { Select, Stack, Text } from '@mantine/core'
import { z } from 'zod'
import { todayInLaos } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { assignEmployees } from '../../contract/assignments.ts'
import { listSchedules } from '../../contract.ts'
import { TouchedRuns, useTouched } from '../TouchedRuns.tsx'
import { useScheduleText } from '../text.ts'

interface Props {
  employeeIds: readonly number[]
  /** Absent: the user chooses. */
  scheduleId?: number
  /** The suggested first day; absent: today. */
  firstDay?: string
  onClose: () => void
  onDone: () => void
}

/** Puts the selected employees on a schedule from a day on. */
export function AssignDialog({ employeeIds, scheduleId, firstDay, onClose, onDone }: Props) {
  const text = useScheduleText()
  const schedules = useRoute(
    listSchedules,
    { query: { per_page: 200 } },
    { enabled: scheduleId === undefined },
  )
  const assign = useMutate(assignEmployees)
  const { store, ...touched } = useTouched()
  const form = useContractForm(assignEmployees.body.safeExtend({ schedule_id: z.int() }), {
    schedule_id: scheduleId ?? null,
    employee_ids: [...employeeIds],
    first_day: firstDay ?? todayInLaos(),
    last_day: null,
  })
  const count = formatNumber(employeeIds.length, 0)
  const input = form.fields.getInputProps
  const done = () => {
    void toastSuccess(text.putOnDone(count))
    onDone()
  }
  const { schedule_id } = form.fields.values
  return (
    <EditModal opened onClose={onClose} title={`${text.putOnChosen} · ${text.putOnCount(count)}`}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={({ schedule_id: id, ...body }) =>
          store(
            (confirmed) => assign.mutateAsync({ params: { schedule_id: id }, body: { ...body, confirmed } }),
            done,
          )
        }
      >
        <Stack gap="md">
          {scheduleId === undefined && (
            <Select
              label={text.hasSchedule}
              withAsterisk
              searchable
              data={(schedules.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
              {...input('schedule_id')}
              value={schedule_id ? String(schedule_id) : null}
              onChange={(id) => form.fields.setFieldValue('schedule_id', id ? Number(id) : null)}
            />
          )}
          <FieldGrid>
            <DateField label={text.firstDay} withAsterisk {...input('first_day')} />
            <DateField label={text.lastDay} description={text.openEnded} {...input('last_day')} />
          </FieldGrid>
          <Text size="sm" c="dimmed">
            {text.putOnText}
          </Text>
        </Stack>
      </Form>
      <TouchedRuns {...touched} />
    </EditModal>
  )
}
