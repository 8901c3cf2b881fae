import { Stack, Text, TextInput } from '@mantine/core'
import { todayInLaos } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { cancelRequest, type RequestDetail } from '../../contract.ts'
import { isUnderWay } from '../../domain/is-under-way.ts'
import { requestLine } from '../request-line.ts'
import { useRequestWords } from '../text.ts'

/** Cancels an own approved request; if it has begun, from a day on. The approvers may be asked first. */
export function CancelDialog({ request, onClose }: { request: RequestDetail; onClose: () => void }) {
  const text = useRequestWords().actions
  const words = useKitText()
  const language = useLanguage()
  const { id, version, facts } = request
  const hasBegun = isUnderWay(facts, todayInLaos())
  const form = useContractForm(
    cancelRequest.body,
    { version, reason: '', from_day: hasBegun ? todayInLaos() : null },
    { record: `cancel-${id}` },
  )
  const cancel = useMutate(cancelRequest)
  return (
    <EditModal opened onClose={onClose} title={text.cancelTitle}>
      <Form
        form={form}
        submitLabel={text.cancel}
        cancelLabel={words.action.back}
        onCancel={onClose}
        onSubmit={async (body) => {
          const { cancellation_id } = (await cancel.mutateAsync({ params: { id }, body })).data
          void toastSuccess(cancellation_id === null ? text.cancelled : text.cancelAsked)
          onClose()
        }}
      >
        <Stack gap="md">
          <Text fw={600}>{requestLine(request, language)}</Text>
          <Text size="sm">{text.cancelHint}</Text>
          {hasBegun && (
            <DateField
              label={text.fromDay}
              description={text.fromDayHint}
              {...(facts.first_day && { min: facts.first_day })}
              {...(facts.last_day && { max: facts.last_day })}
              {...form.fields.getInputProps('from_day')}
            />
          )}
          <TextInput
            label={words.form.reason}
            withAsterisk
            maxLength={500}
            data-autofocus
            {...form.fields.getInputProps('reason')}
          />
        </Stack>
      </Form>
    </EditModal>
  )
}
