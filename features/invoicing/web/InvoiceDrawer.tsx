import { Button, Skeleton, Stack, Title } from '@mantine/core'
import { IconCheck, IconEdit, IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import type { Language } from '#kit/contract/scalars.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useRoute } from '#kit/web/query.ts'
import { DetailsDrawer } from '#kit/web/show/DetailsDrawer.tsx'
import type { OpenedRow } from '#kit/web/show/use-opened-row.ts'
import { downloadInvoice, type Invoice, type InvoiceDetail, showInvoice } from '../contract.ts'
import type { Deciding } from './DecideDialog.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'
import { InvoiceHistory } from './InvoiceHistory.tsx'
import { SumLines } from './SumLines.tsx'
import { useInvoiceText } from './text.ts'

interface Props {
  opened: OpenedRow<Invoice>
  onEdit: (invoice: Invoice) => void
  onDecide: (deciding: Deciding) => void
}

/** One invoice beside the list: its data, its calculation, its history, and the possible actions. */
export function InvoiceDrawer({ opened, ...does }: Props) {
  return opened.id === undefined ? null : <OpenInvoice id={opened.id} opened={opened} {...does} />
}

function OpenInvoice({ id, opened, ...does }: Props & { id: number }) {
  const text = useInvoiceText()
  const answer = useRoute(showInvoice, { params: { id } }, { keepPrevious: true })
  const invoice = answer.data?.data
  return (
    <DetailsDrawer
      opened={opened}
      title={opened.row?.number ?? invoice?.number ?? text.title}
      kind={opened.row?.company_name ?? invoice?.company_name ?? ''}
      actions={invoice && <Actions invoice={invoice} {...does} />}
    >
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.error && !invoice && <Skeleton height={320} />}
      {!answer.error && invoice && (
        <Stack gap="lg">
          <InvoiceFacts invoice={invoice} />
          <SumLines sums={invoice} />
          <section>
            <Title order={3} size="h4" mb="xs">
              {text.history}
            </Title>
            <InvoiceHistory invoice={invoice} />
          </section>
        </Stack>
      )}
    </DetailsDrawer>
  )
}

function Actions({
  invoice,
  onEdit,
  onDecide,
}: Pick<Props, 'onEdit' | 'onDecide'> & { invoice: InvoiceDetail }) {
  const text = useInvoiceText()
  const words = useKitText().action
  return (
    <>
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
      {invoice.can.includes('edit') && (
        <Button variant="default" leftSection={<IconEdit size={18} />} onClick={() => onEdit(invoice)}>
          {words.edit}
        </Button>
      )}
      <PdfButtons id={invoice.id} />
    </>
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
    <>
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
    </>
  )
}
