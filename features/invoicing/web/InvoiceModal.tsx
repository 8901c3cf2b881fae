import { Button, Group, SimpleGrid, Skeleton, Stack, Title } from '@mantine/core'
import { IconCheck, IconEdit, IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import type { Language } from '#kit/contract/scalars.ts'
import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useRoute } from '#kit/web/query.ts'
import { downloadInvoice, type Invoice, type InvoiceDetail, showInvoice } from '../contract.ts'
import type { Deciding } from './DecideDialog.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'
import { InvoiceHistory } from './InvoiceHistory.tsx'
import { SumLines } from './SumLines.tsx'
import { useInvoiceText } from './text.ts'
import { useLast } from './use-last.ts'

interface Props {
  /** Undefined keeps it closed. */
  id: number | undefined
  /** Another dialog is above it: Escape closes only that one. */
  covered: boolean
  onClose: () => void
  onEdit: (invoice: Invoice) => void
  onDecide: (deciding: Deciding) => void
}

/** One invoice: its data, its calculation, its history, and the possible actions. */
export function InvoiceModal({ id, covered, onClose, ...does }: Props) {
  const text = useInvoiceText()
  const lastId = useLast(id)
  const answer = useRoute(showInvoice, { params: { id: lastId ?? 0 } }, { enabled: id !== undefined })
  const invoice = answer.data?.data
  return (
    <ViewModal
      opened={id !== undefined}
      onClose={onClose}
      closeOnEscape={!covered}
      title={invoice?.number ?? text.title}
    >
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.error && !invoice && <Skeleton height={320} />}
      {!answer.error && invoice && <Sheet invoice={invoice} {...does} />}
    </ViewModal>
  )
}

function Sheet({
  invoice,
  onEdit,
  onDecide,
}: { invoice: InvoiceDetail } & Pick<Props, 'onEdit' | 'onDecide'>) {
  const text = useInvoiceText()
  const words = useKitText().action
  return (
    <Stack gap="lg">
      <InvoiceFacts invoice={invoice} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
        <SumLines sums={invoice} />
        <section>
          <Title order={3} size="h4" mb="xs">
            {text.history}
          </Title>
          <InvoiceHistory invoice={invoice} />
        </section>
      </SimpleGrid>
      <Group gap="sm" justify="space-between">
        <PdfButtons id={invoice.id} />
        <Group gap="sm">
          {invoice.can.includes('edit') && (
            <Button variant="default" leftSection={<IconEdit size={18} />} onClick={() => onEdit(invoice)}>
              {words.edit}
            </Button>
          )}
          {(['approve', 'success'] as const)
            .filter((step) => invoice.can.includes(step))
            .map((step) => (
              <Button
                key={step}
                leftSection={<IconCheck size={18} />}
                onClick={() => onDecide({ invoice, step })}
              >
                {text.action[step]}
              </Button>
            ))}
        </Group>
      </Group>
    </Stack>
  )
}

/** The PDF in either language, regardless of the screen's. */
function PdfButtons({ id }: { id: number }) {
  const text = useInvoiceText().action
  const [busy, setBusy] = useState<Language>()
  const take = async (language: Language) => {
    setBusy(language)
    await download(downloadInvoice, { params: { id }, query: { language } }).catch(toastError)
    setBusy(undefined)
  }
  return (
    <Group gap="sm">
      {(['la', 'en'] as const).map((language) => (
        <Button
          key={language}
          variant="default"
          leftSection={<IconFileTypePdf size={18} />}
          loading={busy === language}
          onClick={() => void take(language)}
        >
          {language === 'la' ? text.pdfLao : text.pdfEnglish}
        </Button>
      ))}
    </Group>
  )
}
