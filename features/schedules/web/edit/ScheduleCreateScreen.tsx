import { Stack, Title } from '@mantine/core'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { addSchedule } from '../../contract/schedules.ts'
import type { ScheduleDay, SchedulePurpose } from '../../contract.ts'
import { useScheduleText } from '../text.ts'
import { newWeek } from './default-times.ts'
import { ScheduleFields } from './ScheduleFields.tsx'
import { WeekEditor } from './WeekEditor.tsx'

interface Values {
  name: string
  purpose: SchedulePurpose
  start_date: string | null
  end_date: string | null
  days: ScheduleDay[]
}

/** A new schedule with its week; next come the employees on it. */
export default function ScheduleCreateScreen() {
  const text = useScheduleText()
  const go = useGo()
  const add = useMutate(addSchedule)
  const initial: Values = { name: '', purpose: 'normal', start_date: null, end_date: null, days: newWeek() }
  const form = useContractForm(addSchedule.body, initial)
  return (
    <>
      <PageHeader
        title={text.add}
        breadcrumbs={[{ label: text.title, to: href('schedule.index') }, { label: text.add }]}
      />
      <FormFrame size="lg">
        <Form
          form={form}
          route={addSchedule}
          onCancel={() => go('schedule.index')}
          onSubmit={async (body) => {
            const { data } = await add.mutateAsync({ body })
            void toastSuccess('saved')
            go('schedule_detail.index', { schedule_id: data.id })
          }}
        >
          <Stack gap="lg">
            <ScheduleFields fields={form.fields} />
            <div>
              <Title order={2} size="h4" mb={4}>
                {text.week}
              </Title>
              <WeekEditor fields={form.fields} />
            </div>
          </Stack>
        </Form>
      </FormFrame>
    </>
  )
}
