import { Input, Stack } from '@mantine/core'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { href, useGo, useIdParam } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { showSchedule } from '../../contract/schedules.ts'
import type { ShiftColour } from '../../contract/shift.ts'
import { addShift } from '../../contract/shift-calls.ts'
import { defaultTimes, NEW_TIMES } from '../edit/default-times.ts'
import { TimesFields } from '../edit/TimesFields.tsx'
import { useScheduleText } from '../text.ts'
import { ShiftNameFields } from './ShiftNameFields.tsx'

const initial = {
  name: '',
  code: '',
  colour: 'blue' as ShiftColour,
  ...defaultTimes(NEW_TIMES.check_in, NEW_TIMES.check_out),
}

/** A new shift of a schedule; its weeks and the roster can then use it. */
export default function ShiftCreateScreen() {
  const text = useScheduleText()
  const go = useGo()
  const schedule_id = useIdParam('schedule_id')
  const name = useRoute(showSchedule, { params: { id: schedule_id } }).data?.data.name ?? ''
  const add = useMutate(addShift)
  const form = useContractForm(addShift.body, initial)
  const { name: _, code: __, colour: ___, ...times } = form.fields.values
  const back = () => go('schedule_detail.index', { schedule_id })
  return (
    <>
      <PageHeader
        title={text.addShift}
        text={text.addShiftText}
        breadcrumbs={[
          { label: text.title, to: href('schedule.index') },
          { label: name, to: href('schedule_detail.index', { schedule_id }) },
          { label: text.addShift },
        ]}
      />
      <FormFrame size="lg">
        <Form
          form={form}
          route={addShift}
          onCancel={back}
          onSubmit={async (body) => {
            await add.mutateAsync({ params: { schedule_id }, body })
            void toastSuccess('saved')
            back()
          }}
        >
          <Stack gap="md">
            <ShiftNameFields fields={form.fields} times={form.fields.values} />
            <div>
              <Input.Label labelElement="div">{text.hours}</Input.Label>
              <TimesFields
                fields={form.fields}
                times={times}
                onChange={(next) => form.fields.setValues(next)}
                prefix=""
                label={(field) => field}
              />
            </div>
          </Stack>
        </Form>
      </FormFrame>
    </>
  )
}
