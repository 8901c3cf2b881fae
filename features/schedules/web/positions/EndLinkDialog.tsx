import { Stack, Text } from '@mantine/core'
import { todayInLaos } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { endPositionLink, type PositionLink } from '../../contract/positions.ts'
import { TouchedRuns, useTouched } from '../TouchedRuns.tsx'
import { useScheduleText } from '../text.ts'

interface Props {
  scheduleId: number
  link: PositionLink
  onClose: () => void
}

/** Sets the last day on which the employees of a position are on the schedule. */
export function EndLinkDialog({ scheduleId, link, onClose }: Props) {
  const text = useScheduleText()
  const end = useMutate(endPositionLink)
  const { store, ...touched } = useTouched()
  const { id, position, last_day, version } = link
  const form = useContractForm(
    endPositionLink.body,
    { last_day: last_day ?? todayInLaos(), version },
    { record: id },
  )
  const params = { schedule_id: scheduleId, link_id: id }
  const done = () => {
    void toastSuccess('saved')
    onClose()
  }
  return (
    <EditModal opened onClose={onClose} title={`${text.endLink} · ${position}`}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={(body) =>
          store((confirmed) => end.mutateAsync({ params, body: { ...body, confirmed } }), done)
        }
      >
        <Stack gap="md">
          <DateField
            label={text.lastDay}
            description={text.openEnded}
            maw={260}
            {...form.fields.getInputProps('last_day')}
          />
          <Text size="sm" c="dimmed">
            {text.endLinkText}
          </Text>
        </Stack>
      </Form>
      <TouchedRuns {...touched} />
    </EditModal>
  )
}
