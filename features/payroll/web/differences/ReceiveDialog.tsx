import { Stack, Text } from '@mantine/core'
import { todayInLaos } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { DateField } from '#kit/web/form/DateField.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { ReceivedOn, receiveClaims } from '../../contract.ts'
import { Refused } from './Refused.tsx'
import { useClaimText } from './text.ts'
import { bodyOf, type Chosen, useDecision } from './use-decision.ts'

/** Asks on which day the money of claims came. */
export function ReceiveDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const text = useClaimText()
  const receive = useMutate(receiveClaims)
  const { refused, finish } = useDecision(chosen, onClose)
  const form = useContractForm(ReceivedOn, { received_on: todayInLaos() })
  return (
    <EditModal opened onClose={onClose} title={text.receiveTitle(formatNumber(chosen.ids.length, 0))}>
      <Form
        form={form}
        submitLabel={text.receive}
        onSubmit={async ({ received_on }) => {
          const { outcomes } = (await receive.mutateAsync({ body: { ...bodyOf(chosen), received_on } })).data
          finish(outcomes, text.received)
        }}
      >
        <Stack gap="md">
          <Text size="sm">{text.receiveText}</Text>
          <Refused outcomes={refused} />
          <DateField label={text.receivedOn} required {...form.fields.getInputProps('received_on')} />
        </Stack>
      </Form>
    </EditModal>
  )
}
