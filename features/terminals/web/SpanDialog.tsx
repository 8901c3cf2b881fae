import { Modal, Text } from '@mantine/core'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { sendCommand } from '../contract.ts'
import { useTerminalText } from './text.ts'

interface Props {
  terminalId: number
  kind: 'verify' | 'query_punches'
  onClose: () => void
}

/** The days of a command; at first the last three. */
export function SpanDialog({ terminalId, kind, onClose }: Props) {
  const text = useTerminalText()
  const send = useMutate(sendCommand)
  const today = todayInLaos()
  const form = useContractForm(sendCommand.body, { kind, from: addDays(today, -2), to: today })
  return (
    <Modal opened onClose={onClose} title={text.commands.kinds[kind]}>
      <Form
        form={form}
        submitLabel={text.commands.send}
        onCancel={onClose}
        onSubmit={async (body) => {
          await send.mutateAsync({ params: { terminal_id: terminalId }, body })
          void toastSuccess('saved')
          onClose()
        }}
      >
        <Text c="dimmed">{text.commands.hints[kind]}</Text>
        <FieldGrid columns={2}>
          <DateField label={text.commands.from} withAsterisk {...form.fields.getInputProps('from')} />
          <DateField label={text.commands.to} withAsterisk {...form.fields.getInputProps('to')} />
        </FieldGrid>
      </Form>
    </Modal>
  )
}
