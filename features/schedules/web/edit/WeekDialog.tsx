import { Stack, Text } from '@mantine/core'
import { todayInLaos } from '#kit/contract/days.ts'
import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { type ScheduleDetail, type ScheduleWeek, saveWeek } from '../../contract/schedules.ts'
import type { ScheduleDay } from '../../contract.ts'
import { TouchedRuns, useTouched } from '../TouchedRuns.tsx'
import { useScheduleText } from '../text.ts'
import { WeekEditor } from './WeekEditor.tsx'

/** `change`: the week gets another one from a day on. `correct`: the week itself was wrong. */
export interface WeekChange {
  kind: 'change' | 'correct'
  week: ScheduleWeek
}

interface Props {
  schedule: ScheduleDetail
  wanted: WeekChange
  onClose: () => void
}

export function WeekDialog({ schedule, wanted, onClose }: Props) {
  const text = useScheduleText()
  const { kind, week } = wanted
  const save = useMutate(saveWeek)
  const { store, ...touched } = useTouched()
  const initial: { first_day: string | null; days: ScheduleDay[]; version: number } = {
    first_day: kind === 'change' ? todayInLaos() : week.first_day,
    days: week.days.map(({ shift_id: _, ...day }) => day),
    version: schedule.version,
  }
  const form = useContractForm(saveWeek.body, initial, {
    record: `${schedule.id} ${kind} ${week.first_day}`,
  })
  const done = () => {
    void toastSuccess('saved')
    onClose()
  }
  return (
    <ViewModal opened onClose={onClose} title={kind === 'change' ? text.changeWeek : text.correctWeek}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={(body) =>
          store(
            (confirmed) => save.mutateAsync({ params: { id: schedule.id }, body: { ...body, confirmed } }),
            done,
          )
        }
      >
        <Stack gap="md">
          <Text size="sm">{kind === 'change' ? text.changeWeekText : text.correctWeekText}</Text>
          {kind === 'change' && (
            <DateField
              label={text.fromDay}
              withAsterisk
              maw={240}
              {...form.fields.getInputProps('first_day')}
            />
          )}
          <WeekEditor fields={form.fields} shifts={schedule.shifts} />
        </Stack>
      </Form>
      <TouchedRuns {...touched} />
    </ViewModal>
  )
}
