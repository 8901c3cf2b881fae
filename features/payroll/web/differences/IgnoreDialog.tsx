import { Stack, Text, TextInput } from '@mantine/core'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { IgnoreInput, ignoreDifferences } from '../../contract.ts'
import { Refused } from './Refused.tsx'
import { useDifferenceText } from './text.ts'
import { bodyOf, type Chosen, useDecision } from './use-decision.ts'

const Reason = IgnoreInput.pick({ reason: true })

/** Asks why differences are ignored. */
export function IgnoreDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const text = useDifferenceText()
  const ignore = useMutate(ignoreDifferences)
  const { refused, finish } = useDecision(chosen, onClose)
  const form = useContractForm(Reason, { reason: '' })
  return (
    <EditModal opened onClose={onClose} title={text.ignoreTitle(formatNumber(chosen.ids.length, 0))}>
      <Form
        form={form}
        submitLabel={text.ignore}
        onSubmit={async ({ reason }) => {
          const { outcomes } = (await ignore.mutateAsync({ body: { ...bodyOf(chosen), reason } })).data
          finish(outcomes, text.ignored)
        }}
      >
        <Stack gap="md">
          <Text size="sm">{text.ignoreText}</Text>
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
