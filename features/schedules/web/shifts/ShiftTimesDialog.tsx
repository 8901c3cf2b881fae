import { Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { todayInLaos } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import type { Shift } from '../../contract/shift.ts'
import { changeShiftTimes } from '../../contract/shift-calls.ts'
import { ShiftTimes } from '../../contract/shift-times.ts'
import { TimesFields } from '../edit/TimesFields.tsx'
import { shiftLabel } from '../ShiftChip.tsx'
import { TouchedRuns, useTouched } from '../TouchedRuns.tsx'
import { useScheduleText } from '../text.ts'

/** Changes the times of a shift from a day on, or corrects them for all days. */
export function ShiftTimesDialog({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const text = useScheduleText()
  const save = useMutate(changeShiftTimes)
  const { store, ...touched } = useTouched()
  const [isFromDay, setFromDay] = useState(true)
  const { id, version } = shift
  const initial: ShiftTimes & { first_day: string | null; version: number } = {
    ...ShiftTimes.parse(shift),
    first_day: todayInLaos(),
    version,
  }
  const form = useContractForm(changeShiftTimes.body, initial, { record: id })
  const { first_day: _, version: __, ...times } = form.fields.values
  const choose = (kind: string) => {
    setFromDay(kind === 'from')
    form.fields.setFieldValue('first_day', kind === 'from' ? todayInLaos() : null)
  }
  const done = () => {
    void toastSuccess('saved')
    onClose()
  }
  return (
    <EditModal opened onClose={onClose} title={`${text.changeTimes} · ${shiftLabel(shift)}`}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={(body) =>
          store(
            (confirmed) => save.mutateAsync({ params: { shift_id: id }, body: { ...body, confirmed } }),
            done,
          )
        }
      >
        <Stack gap="md">
          <TimesFields
            fields={form.fields}
            times={times}
            onChange={(next) => form.fields.setValues(next)}
            prefix=""
            label={(name) => name}
          />
          <Radio.Group label={text.fromWhichDay} value={isFromDay ? 'from' : 'all'} onChange={choose}>
            <Stack gap="xs" mt={4}>
              <Radio value="from" label={text.fromADay} description={text.changeWeekText} />
              <Radio value="all" label={text.onAllDays} description={text.onAllDaysText} />
            </Stack>
          </Radio.Group>
          {isFromDay && (
            <DateField
              label={text.firstDay}
              withAsterisk
              maw={240}
              {...form.fields.getInputProps('first_day')}
            />
          )}
          {shift.breaks.length > 0 && (
            <Text size="sm" c="dimmed">
              {text.breaksOfNewTimes}
            </Text>
          )}
        </Stack>
      </Form>
      <TouchedRuns {...touched} />
    </EditModal>
  )
}
