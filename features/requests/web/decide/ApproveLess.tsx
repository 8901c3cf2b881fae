import { SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { decideRequests, type RequestDetail } from '../../contract.ts'
import { requestLine } from '../request-line.ts'
import { useRequestWords } from '../text.ts'
import { useDecide } from './use-decide.ts'

interface Props {
  request: RequestDetail
  onDone: () => void
  onClose: () => void
}

const PART = decideRequests.body.pick({ less: true, reason: true }).required({ less: true })

/** Approves a part of the times of a request; the requester sees both, and the reason. */
export default function ApproveLess({ request, onDone, onClose }: Props) {
  const text = useRequestWords().decide
  const language = useLanguage()
  const decide = useDecide()
  const { id, facts } = request
  const { from_time, to_time } = facts
  const form = useContractForm(PART, { less: { from_time, to_time }, reason: '' }, { record: `less-${id}` })
  const input = form.fields.getInputProps
  return (
    <EditModal opened onClose={onClose} title={text.lessTitle}>
      <Form
        form={form}
        submitLabel={text.approve}
        onCancel={onClose}
        onSubmit={async ({ less, reason }) => {
          await decide.one(request, 'approved', reason, less)
          onDone()
        }}
      >
        <Stack gap="md">
          <div>
            <Text fw={600}>
              {request.employee_name} · {requestLine(request, language)}
            </Text>
            <Text size="sm">{text.lessHint}</Text>
          </div>
          <SimpleGrid cols={2} spacing="md">
            <TimeField label={text.lessFrom} withAsterisk data-autofocus {...input('less.from_time')} />
            <TimeField label={text.lessTo} withAsterisk {...input('less.to_time')} />
          </SimpleGrid>
          <TextInput label={text.reason} maxLength={500} {...input('reason')} />
        </Stack>
      </Form>
    </EditModal>
  )
}
