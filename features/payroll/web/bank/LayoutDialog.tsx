import { call } from '#kit/web/client.ts'
import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { type BankLayoutRow, createBankLayout, showBankLayout, updateBankLayout } from '../../contract.ts'
import { useBankText } from '../text.ts'
import { LayoutFields } from './LayoutFields.tsx'
import { newLayout, valuesOfLayout } from './layout-values.ts'

export type EditedLayout = BankLayoutRow | 'new'

interface Props {
  edited: EditedLayout | undefined
  onClose: () => void
}

/** Adds or edits the layout of a bank. */
export function LayoutDialog({ edited, onClose }: Props) {
  const text = useBankText()
  return (
    <ViewModal
      opened={edited !== undefined}
      onClose={onClose}
      title={edited === 'new' ? text.add : text.edit}
    >
      {edited === 'new' && <CreateForm onClose={onClose} />}
      {edited !== undefined && edited !== 'new' && (
        <EditForm key={edited.id} layout={edited} onClose={onClose} />
      )}
    </ViewModal>
  )
}

function CreateForm({ onClose }: Pick<Props, 'onClose'>) {
  const text = useBankText()
  const create = useMutate(createBankLayout)
  const form = useContractForm(createBankLayout.body, newLayout(text.sources), { record: 'new layout' })
  return (
    <Form
      form={form}
      route={createBankLayout}
      onCancel={onClose}
      onSubmit={async (body) => {
        await create.mutateAsync({ body })
        void toastSuccess('saved')
        onClose()
      }}
    >
      <LayoutFields fields={form.fields} />
    </Form>
  )
}

function EditForm({ layout, onClose }: { layout: BankLayoutRow; onClose: () => void }) {
  const update = useMutate(updateBankLayout)
  const params = { layout_id: layout.id }
  const form = useContractForm(updateBankLayout.body, valuesOfLayout(layout), {
    record: layout.id,
    latest: async () => valuesOfLayout((await call(showBankLayout, { params })).data),
  })
  return (
    <Form
      form={form}
      route={updateBankLayout}
      onCancel={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({ params, body })
        void toastSuccess('updated')
        onClose()
      }}
    >
      <LayoutFields fields={form.fields} />
    </Form>
  )
}
