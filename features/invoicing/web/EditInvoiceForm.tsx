import { call } from '#kit/web/client.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { type Invoice, type OfferedPackage, showInvoice, updateInvoice } from '../contract.ts'
import { bandText } from '../domain/fitting-package.ts'
import { InvoiceFields, type TermsValues } from './InvoiceFields.tsx'
import { useInvoiceText } from './text.ts'

interface Props {
  invoice: Invoice
  packages: readonly OfferedPackage[]
  onCancel: () => void
  onSaved: () => void
}

const valuesOf = (invoice: Invoice): TermsValues & { version: number } => ({
  package_id: invoice.package.id,
  user_count: invoice.user_count,
  discount: invoice.discount,
  due_on: invoice.due_on,
  remark: invoice.remark,
  version: invoice.version,
})

/** Changes a pending invoice; the same package keeps its price. */
export function EditInvoiceForm({ invoice, packages, onCancel, onSaved }: Props) {
  const text = useInvoiceText()
  const update = useMutate(updateInvoice)
  const own = { ...invoice.package, price_per_user: invoice.price_per_user }
  const choices = [...packages.filter(({ id }) => id !== own.id), own].sort(
    (a, b) => a.min_users - b.min_users,
  )
  const form = useContractForm(updateInvoice.body, valuesOf(invoice), {
    record: invoice.id,
    latest: async () => valuesOf((await call(showInvoice, { params: { id: invoice.id } })).data),
    readings: {
      package_id: {
        label: text.field.package,
        show: (id: number | null) => {
          const offered = choices.find((one) => one.id === id)
          return offered ? text.users(bandText(offered)) : '–'
        },
      },
    },
  })
  return (
    <Form
      form={form}
      onCancel={onCancel}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { id: invoice.id }, body })
        void toastSuccess('updated')
        onSaved()
      }}
    >
      <InvoiceFields fields={form.fields} packages={choices} vatRate={invoice.vat_rate} />
    </Form>
  )
}
