import { Stack } from '@mantine/core'
import { listPositions } from '#features/master-data/contract.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import { SelectManyFromList } from '#kit/web/form/SelectFromList.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { formatNumber } from '#kit/web/format.ts'
import { href, useGo, useIdParam } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { linkPositions } from '../../contract/positions.ts'
import { showSchedule } from '../../contract/schedules.ts'
import { TouchedRuns, useTouched } from '../TouchedRuns.tsx'
import { useScheduleText } from '../text.ts'

/** Puts the employees of positions on a schedule. */
export default function LinkPositionsScreen() {
  const text = useScheduleText()
  const go = useGo()
  const schedule_id = useIdParam('schedule_id')
  const name = useRoute(showSchedule, { params: { id: schedule_id } }).data?.data.name ?? ''
  const link = useMutate(linkPositions)
  const { store, ...touched } = useTouched()
  const initial: { position_ids: number[]; first_day: string; last_day: string | null } = {
    position_ids: [],
    first_day: todayInLaos(),
    last_day: null,
  }
  const form = useContractForm(linkPositions.body, initial)
  const input = form.fields.getInputProps
  const back = () => go('schedule_attract_position.index', { schedule_id })
  return (
    <>
      <PageHeader
        title={text.putPositionsOnThis(name)}
        text={text.putPositionsText}
        breadcrumbs={[
          { label: text.title, to: href('schedule.index') },
          { label: name, to: href('schedule_detail.index', { schedule_id }) },
          { label: text.positions, to: href('schedule_attract_position.index', { schedule_id }) },
          { label: text.putPositionsOn },
        ]}
      />
      <FormFrame>
        <Form
          form={form}
          route={linkPositions}
          onCancel={back}
          onSubmit={async (body) => {
            let employees = 0
            const send = async (confirmed: boolean) => {
              const answer = await link.mutateAsync({ params: { schedule_id }, body: { ...body, confirmed } })
              employees = answer.data.employees
              return answer
            }
            await store(send, () => {
              void toastSuccess(text.putPositionsDone(formatNumber(employees, 0)))
              back()
            })
          }}
        >
          <Stack gap="md">
            <SelectManyFromList
              label={text.position}
              withAsterisk
              route={listPositions}
              labelOf={(position) => position.name}
              {...input('position_ids')}
            />
            <FieldGrid>
              <DateField label={text.firstDay} withAsterisk {...input('first_day')} />
              <DateField label={text.lastDay} description={text.openEnded} {...input('last_day')} />
            </FieldGrid>
          </Stack>
        </Form>
      </FormFrame>
      <TouchedRuns {...touched} />
    </>
  )
}
