import { Anchor, Select, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { z } from 'zod'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { formatNumber } from '#kit/web/format.ts'
import { href } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { listRuns, settleDifferences } from '../../contract.ts'
import { Refused } from './Refused.tsx'
import { useDifferenceText } from './text.ts'
import { bodyOf, type Chosen, useDecision } from './use-decision.ts'

const Target = z.object({ run_id: z.string().min(1) })

/** Asks for the run that takes the differences: the next one that is not approved, unless the user chooses another. */
export function SettleDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const text = useDifferenceText()
  const runs = useRoute(listRuns, { query: { per_page: 50, sort: '-to_date' } })
  const open = (runs.data?.data ?? []).filter(({ status }) => status === 'draft' || status === 'calculated')
  return (
    <EditModal opened onClose={onClose} title={text.settleTitle(formatNumber(chosen.ids.length, 0))}>
      {runs.data && open.length === 0 && (
        <Stack gap="sm">
          <Text>{text.noOpenRun}</Text>
          <Anchor component={Link} to={href('payrolls-item.index')}>
            {text.createRun}
          </Anchor>
        </Stack>
      )}
      {open.length > 0 && (
        <SettleForm
          chosen={chosen}
          onClose={onClose}
          runs={open
            .reverse()
            .toSorted((one, other) => Number(one.kind === 'final') - Number(other.kind === 'final'))
            .map(({ id, title }) => ({ value: String(id), label: title }))}
        />
      )}
    </EditModal>
  )
}

interface Props {
  chosen: Chosen
  onClose: () => void
  /** Oldest first; settlements, which pay one person each, at the end. */
  runs: { value: string; label: string }[]
}

function SettleForm({ chosen, onClose, runs }: Props) {
  const text = useDifferenceText()
  const settle = useMutate(settleDifferences)
  const { refused, finish } = useDecision(chosen, onClose)
  const form = useContractForm(Target, { run_id: runs[0]?.value ?? '' })
  return (
    <Form
      form={form}
      submitLabel={text.settle}
      onSubmit={async ({ run_id }) => {
        const body = { ...bodyOf(chosen), run_id: Number(run_id) }
        finish((await settle.mutateAsync({ body })).data.outcomes, text.settled)
      }}
    >
      <Stack gap="md">
        <Text size="sm">{text.settleText}</Text>
        <Refused outcomes={refused} />
        <Select
          label={text.targetRun}
          data={runs}
          allowDeselect={false}
          withAsterisk
          {...form.fields.getInputProps('run_id')}
        />
      </Stack>
    </Form>
  )
}
