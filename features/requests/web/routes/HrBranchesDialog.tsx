import { MultiSelect } from '@mantine/core'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { type HrAccount, setHrBranches } from '../../contract.ts'
import { useRouteText } from './text.ts'
import { usePlaces } from './use-condition-text.ts'

/** Chooses the branches for whose employees an HR person decides; without one, the whole company. */
export function HrBranchesDialog({ row, onClose }: { row: HrAccount; onClose: () => void }) {
  const text = useRouteText()
  const { branch_ids: branches } = usePlaces()
  const { account_id: hr_account_id, name } = row
  const set = useMutate(setHrBranches)
  const form = useContractForm(
    setHrBranches.body,
    { branch_ids: row.branches.map(({ id }) => id) },
    { record: `hr-branches-${hr_account_id}` },
  )
  const { value, onChange, ...field } = form.fields.getInputProps('branch_ids')
  // Branches that the user cannot list, or that are deleted, keep their names.
  const known = new Map([...row.branches, ...branches].map((one) => [one.id, String(one.name)]))
  return (
    <EditModal opened onClose={onClose} title={`${text.editHr}: ${name}`}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          await set.mutateAsync({ params: { hr_account_id }, body })
          void toastSuccess('saved')
          onClose()
        }}
      >
        <MultiSelect
          label={text.branches}
          description={text.hrBranchesHint}
          searchable
          clearable
          hidePickedOptions
          data={[...known].map(([id, label]) => ({ value: String(id), label }))}
          {...field}
          value={(value as number[]).map(String)}
          onChange={(ids) => onChange(ids.map(Number))}
        />
      </Form>
    </EditModal>
  )
}
