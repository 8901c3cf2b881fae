import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarPlus, IconCheck, IconEdit, IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { AddButton } from '#kit/web/AddButton.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import { ListPage } from '#kit/web/table/ListPage.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import { type Invoice, listInvoices } from '../contract.ts'
import { DecideDialog, type Deciding } from './DecideDialog.tsx'
import { InvoiceDialog } from './InvoiceDialog.tsx'
import { InvoiceDrawer } from './InvoiceDrawer.tsx'
import { InvoiceFilters } from './InvoiceFilters.tsx'
import { invoiceColumns } from './invoice-columns.tsx'
import { MakeMonthDialog } from './MakeMonthDialog.tsx'
import { SumCards } from './SumCards.tsx'
import { useInvoiceText } from './text.ts'

const FILTERS = ['status', 'month', 'company_id']

/** The provider's invoices: totals, and the actions to create, approve and mark them as paid. */
export default function InvoiceListScreen() {
  const text = useInvoiceText()
  const words = useKitText().action
  const state = useListState({ name: 'invoices', filters: FILTERS })
  const list = useRows<Invoice>(listInvoices, state, {})
  const opened = useOpenedRow({ name: 'invoice', state, ...list })
  const [edited, setEdited] = useState<Invoice | 'new'>()
  const [deciding, setDeciding] = useState<Deciding>()
  const [isMaking, making] = useDisclosure()
  const decide = (step: Deciding['step']) => ({
    label: text.action[step],
    icon: <IconCheck size={17} />,
    onClick: (invoice: Invoice) => setDeciding({ invoice, step }),
    when: (invoice: Invoice) => invoice.can.includes(step),
  })
  return (
    <>
      <ListPage
        title={text.title}
        text={text.intro}
        buttons={
          <Button variant="default" leftSection={<IconCalendarPlus size={18} />} onClick={making.open}>
            {text.makeMonth}
          </Button>
        }
        add={<AddButton onClick={() => setEdited('new')}>{text.add}</AddButton>}
        none={text.none}
        above={<SumCards state={state} />}
        route={listInvoices}
        name="invoices"
        state={state}
        filters={<InvoiceFilters state={state} />}
        columns={invoiceColumns(text)}
        onRowClick={opened.open}
        opened={opened.key}
        actions={[
          { label: words.view, icon: <IconEye size={17} />, onClick: opened.open },
          {
            label: words.edit,
            icon: <IconEdit size={17} />,
            onClick: setEdited,
            when: (invoice) => invoice.can.includes('edit'),
          },
          decide('approve'),
          decide('success'),
        ]}
      />
      <InvoiceDrawer opened={opened} onEdit={setEdited} onDecide={setDeciding} />
      <InvoiceDialog
        invoice={edited}
        onClose={() => setEdited(undefined)}
        onCreated={(invoice) => {
          setEdited(undefined)
          opened.open(invoice)
        }}
      />
      <MakeMonthDialog opened={isMaking} onClose={making.close} />
      <DecideDialog deciding={deciding} onClose={() => setDeciding(undefined)} />
    </>
  )
}
