import { MultiSelect, Stack, TextInput } from '@mantine/core'
import { listDepartments } from '#features/master-data/contract.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { useMay } from '#kit/web/access.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { choicesOf } from '#kit/web/table/ChoiceFilter.tsx'
import {
  addLeaveBlock,
  type LeaveBlock,
  type LeaveBlockInput,
  listLeaveTypes,
  updateLeaveBlock,
} from '../../contract.ts'
import { useBlockText } from './text.ts'

/** Days without leave, with whom and which leave they concern. */
export function LeaveBlockDialog({ block, onClose }: { block: LeaveBlock | null; onClose: () => void }) {
  const text = useBlockText()
  const may = useMay()
  const types = useRoute(listLeaveTypes).data?.data
  const mayDepartments = may('view-deparment', 'view-employee')
  const departments = useRoute(listDepartments, {}, { enabled: mayDepartments }).data?.data
  const add = useMutate(addLeaveBlock)
  const update = useMutate(updateLeaveBlock)
  const values: LeaveBlockInput = {
    first_day: block?.first_day ?? todayInLaos(),
    last_day: block?.last_day ?? todayInLaos(),
    department_ids: block?.department_ids ?? null,
    leave_type_ids: block?.leave_type_ids ?? null,
    note: block?.note ?? '',
  }
  const form = useContractForm(addLeaveBlock.body, values, { record: block?.id ?? 0 })
  const input = form.fields.getInputProps
  const chosen = (name: 'department_ids' | 'leave_type_ids') => ({
    value: (form.fields.values[name] ?? []).map(String),
    onChange: (ids: string[]) => form.fields.setFieldValue(name, ids.length > 0 ? ids.map(Number) : null),
  })
  return (
    <EditModal opened onClose={onClose} title={block ? text.edit : text.title}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          if (block)
            await update.mutateAsync({
              params: { leave_block_id: block.id },
              body: { ...body, version: block.version },
            })
          else await add.mutateAsync({ body })
          void toastSuccess('saved')
          onClose()
        }}
      >
        <Stack gap="md">
          <FieldGrid>
            <DateField label={text.first} withAsterisk {...input('first_day')} />
            <DateField label={text.last} withAsterisk {...input('last_day')} />
          </FieldGrid>
          {mayDepartments && (
            <MultiSelect
              label={text.departments}
              description={text.emptyDepartments}
              data={choicesOf(departments)}
              searchable
              clearable
              {...chosen('department_ids')}
            />
          )}
          <MultiSelect
            label={text.types}
            description={text.emptyTypes}
            data={choicesOf(types)}
            searchable
            clearable
            {...chosen('leave_type_ids')}
          />
          <TextInput label={text.note} withAsterisk {...input('note')} />
        </Stack>
      </Form>
    </EditModal>
  )
}
