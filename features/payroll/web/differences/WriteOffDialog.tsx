import { Stack, Text, TextInput } from '@mantine/core'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { WriteOffInput, writeOffClaims } from '../../contract.ts'
import { Refused } from './Refused.tsx'
import { useClaimText } from './text.ts'
import { bodyOf, type Chosen, useDecision } from './use-decision.ts'

const Reason = WriteOffInput.pick({ reason: true })

/** Asks why claims are given up. */
export function WriteOffDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const text = useClaimText()
  const writeOff = useMutate(writeOffClaims)
  const { refused, finish } = useDecision(chosen, onClose)
  const form = useContractForm(Reason, { reason: '' })
  return (
    <EditModal opened onClose={onClose} title={text.writeOffTitle(formatNumber(chosen.ids.length, 0))}>
      <Form
        form={form}
        submitLabel={text.writeOff}
        onSubmit={async ({ reason }) => {
          const { outcomes } = (await writeOff.mutateAsync({ body: { ...bodyOf(chosen), reason } })).data
          finish(outcomes, text.writtenOff)
        }}
      >
        <Stack gap="md">
          <Text size="sm">{text.writeOffText}</Text>
          <Refused outcomes={refused} />
          <TextInput
            label={text.reason}
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
