import { Skeleton, Stack } from '@mantine/core'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { type Invoice, type InvoiceDetail, listOfferedPackages } from '../contract.ts'
import { CreateInvoiceForm } from './CreateInvoiceForm.tsx'
import { EditInvoiceForm } from './EditInvoiceForm.tsx'
import { useInvoiceText } from './text.ts'
import { useLast } from './use-last.ts'

interface Props {
  /** `new` creates one, an invoice is edited, undefined keeps the dialog closed. */
  invoice: Invoice | 'new' | undefined
  onClose: () => void
  onCreated: (invoice: InvoiceDetail) => void
}

export function InvoiceDialog({ invoice, onClose, onCreated }: Props) {
  const text = useInvoiceText()
  const lastInvoice = useLast(invoice)
  const title = lastInvoice === undefined || lastInvoice === 'new' ? text.add : text.edit(lastInvoice.number)
  return (
    <EditModal opened={invoice !== undefined} onClose={onClose} title={title}>
      {lastInvoice && <WithPackages invoice={lastInvoice} onClose={onClose} onCreated={onCreated} />}
    </EditModal>
  )
}

function WithPackages({ invoice, onClose, onCreated }: Props & { invoice: Invoice | 'new' }) {
  const packages = useRoute(listOfferedPackages)
  if (packages.error) return <ErrorState error={packages.error} onRetry={() => void packages.refetch()} />
  if (!packages.data)
    return (
      <Stack gap="lg">
        <Skeleton height={58} />
        <Skeleton height={58} />
        <Skeleton height={58} />
      </Stack>
    )
  const shared = { packages: packages.data.data, onCancel: onClose }
  if (invoice === 'new') return <CreateInvoiceForm {...shared} onSaved={onCreated} />
  return <EditInvoiceForm {...shared} invoice={invoice} onSaved={onClose} />
}
