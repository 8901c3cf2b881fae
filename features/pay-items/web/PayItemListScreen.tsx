import { Button } from '@mantine/core'
import { IconCopy, IconEdit, IconPlayerStop, IconTrash, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AddButton } from '#kit/web/AddButton.tsx'
import { DeleteDialog } from '#kit/web/feedback/DeleteDialog.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { ListPage } from '#kit/web/table/ListPage.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import {
  createPayItem,
  deletePayItem,
  endPayItem,
  listPayItems,
  type PayItem,
  updatePayItem,
} from '../contract.ts'
import { EndPayItem } from './EndPayItem.tsx'
import { type EditedItem, PayItemDialog } from './PayItemDialog.tsx'
import { usePayItemColumns } from './pay-item-columns.tsx'
import { usePayItemText } from './text.ts'

/** The other incomes and deductions of the company. */
export default function PayItemListScreen() {
  const text = usePayItemText()
  const words = useKitText()
  const go = useGo()
  const state = useListState({ name: 'pay-items', filters: ['kind', 'frequency', 'state'] })
  const columns = usePayItemColumns()
  const [edited, setEdited] = useState<EditedItem>()
  const [ending, setEnding] = useState<PayItem>()
  const [doomed, setDoomed] = useState<PayItem>()
  const open = (item: PayItem) => go('pay_item.show', { item_id: item.id })
  return (
    <>
      <ListPage
        title={text.title}
        text={text.intro}
        buttons={
          <Button component={Link} to={href('deduction.index')} variant="default">
            {text.kindsOfDeductions}
          </Button>
        }
        add={
          <AddButton route={createPayItem} onClick={() => setEdited('new')}>
            {text.add}
          </AddButton>
        }
        none={{ title: text.none, text: text.noneHint }}
        route={listPayItems}
        name="pay-items"
        state={state}
        columns={columns}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter state={state} name="kind" several label={text.kind} options={text.kinds} />
            <ChoiceFilter
              state={state}
              name="frequency"
              several
              label={text.frequency}
              options={text.frequencies}
            />
            <ChoiceFilter state={state} name="state" several label={text.state} options={text.states} />
          </FilterBar>
        }
        onRowClick={open}
        actions={[
          { label: text.people, icon: <IconUsers size={17} />, onClick: open },
          {
            label: words.action.edit,
            icon: <IconEdit size={17} />,
            onClick: (item) => setEdited({ item }),
            route: updatePayItem,
          },
          {
            label: text.copy,
            icon: <IconCopy size={17} />,
            onClick: (copyOf) => setEdited({ copyOf }),
            route: createPayItem,
          },
          {
            label: text.end,
            icon: <IconPlayerStop size={17} />,
            onClick: setEnding,
            route: endPayItem,
            when: (item) => item.state !== 'ended',
          },
          {
            label: words.action.delete,
            icon: <IconTrash size={17} />,
            danger: true,
            onClick: setDoomed,
            route: deletePayItem,
            when: (item) => !item.is_paid,
          },
        ]}
      />
      <PayItemDialog
        edited={edited}
        onClose={() => setEdited(undefined)}
        onCreated={(item) => {
          setEdited(undefined)
          if (!item.applies_to_all) open(item)
        }}
      />
      {ending && <EndPayItem item={ending} onClose={() => setEnding(undefined)} />}
      <DeleteDialog
        route={deletePayItem}
        input={doomed && { params: { item_id: doomed.id } }}
        onClose={() => setDoomed(undefined)}
      >
        {text.deleteText(doomed?.name ?? '')}
      </DeleteDialog>
    </>
  )
}
