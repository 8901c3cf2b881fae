import { Button } from '@mantine/core'
import { IconEdit, IconFileSpreadsheet, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { personColumn } from '#features/employees/web/parts.ts'
import { formatInstantInLaos } from '#kit/contract/days.ts'
import { AddButton } from '#kit/web/AddButton.tsx'
import { DeleteDialog } from '#kit/web/feedback/DeleteDialog.tsx'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import type { Column } from '#kit/web/table/column.ts'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { ListPage } from '#kit/web/table/ListPage.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import {
  deleteOpeningBalance,
  listOpeningBalances,
  OPENING_AMOUNTS,
  type OpeningBalance,
  readOpeningSheet,
  saveOpeningBalances,
} from '../contract.ts'
import { monthText } from './month-text.ts'
import { OpeningFile } from './OpeningFile.tsx'
import { OpeningForm } from './OpeningForm.tsx'
import { useOpeningBalancesText } from './text.ts'

/** What is shown above the list: the form for a new or a stored balance, or the import of a file. */
type Opened = { form: OpeningBalance | 'new' } | { file: true }

/** The pay of employees before the company used Champa. */
export default function OpeningBalancesScreen() {
  const text = useOpeningBalancesText()
  const state = useListState({
    name: 'opening-balances',
    filters: ['department_id', 'branch_id'],
    sort: 'emp_number',
  })
  const [opened, setOpened] = useState<Opened>()
  const [doomed, setDoomed] = useState<OpeningBalance>()
  const close = () => setOpened(undefined)
  return (
    <>
      <ListPage
        title={text.title}
        text={text.text}
        buttons={
          <IfMayCall route={readOpeningSheet}>
            <Button
              variant="default"
              leftSection={<IconFileSpreadsheet size={18} />}
              onClick={() => setOpened({ file: true })}
            >
              {text.file}
            </Button>
          </IfMayCall>
        }
        add={
          <AddButton route={saveOpeningBalances} onClick={() => setOpened({ form: 'new' })}>
            {text.add}
          </AddButton>
        }
        none={{ title: text.none, text: text.noneText }}
        route={listOpeningBalances}
        name="opening-balances"
        state={state}
        columns={useColumns()}
        filters={
          <FilterBar state={state}>
            <PlaceFilters state={state} />
          </FilterBar>
        }
        actions={[
          {
            label: text.edit,
            icon: <IconEdit size={17} />,
            onClick: (row) => setOpened({ form: row }),
            route: saveOpeningBalances,
          },
          {
            label: text.remove,
            icon: <IconTrash size={17} />,
            danger: true,
            onClick: setDoomed,
            route: deleteOpeningBalance,
          },
        ]}
      />
      {opened && 'file' in opened && <OpeningFile onClose={close} />}
      {opened && 'form' in opened && (
        <OpeningForm {...(opened.form !== 'new' && { balance: opened.form })} onClose={close} />
      )}
      <DeleteDialog
        route={deleteOpeningBalance}
        input={doomed && { params: { opening_balance_id: doomed.id } }}
        onClose={() => setDoomed(undefined)}
        title={text.remove}
        confirmLabel={text.remove}
      >
        {doomed && text.removeText(`${doomed.emp_number} ${doomed.employee_name}`)}
      </DeleteDialog>
    </>
  )
}

function useColumns(): Column<OpeningBalance>[] {
  const text = useOpeningBalancesText()
  const isSorted = ['gross', 'tax', 'net']
  return [
    { key: 'emp_number', title: text.number },
    personColumn(text.employee),
    { key: 'department', title: text.department, sort: false, hidden: true },
    {
      key: 'until',
      title: text.until,
      cell: ({ until }) => <span className="figures">{monthText(until)}</span>,
    },
    ...OPENING_AMOUNTS.map((key) => ({
      key,
      title: text[key],
      align: 'end' as const,
      ...(!isSorted.includes(key) && { sort: false as const }),
      ...(key === 'employer_sso' && { hidden: true }),
      cell: (row: OpeningBalance) => <Money kip={row[key]} strong={key === 'net'} />,
    })),
    { key: 'note', title: text.note, sort: false },
    { key: 'saved_by', title: text.savedBy, sort: false, hidden: true },
    { key: 'saved_at', title: text.savedAt, hidden: true, cell: (row) => formatInstantInLaos(row.saved_at) },
  ]
}
