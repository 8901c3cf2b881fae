import { IconLockPassword, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { type EmployeeAccountRow, listEmployeeAccounts } from '../../contract/employee-accounts.ts'
import { useAccountText } from '../text.ts'
import { EmployeeAccountDialog, EmployeePasswordDialog } from './EmployeeDialogs.tsx'

/** HR sets a new password for an employee, or creates an account for one. */
export default function EmployeePasswordScreen() {
  const text = useAccountText().employeePassword
  const state = useListState({ name: 'employee-accounts', filters: ['has_account'], sort: 'emp_number' })
  const [chosen, setChosen] = useState<EmployeeAccountRow>()
  const close = () => setChosen(undefined)
  return (
    <>
      <PageHeader title={text.title} text={text.text} />
      <DataTable
        route={listEmployeeAccounts}
        name="employee-accounts"
        label={text.title}
        state={state}
        columns={[
          { key: 'emp_number', title: text.number, width: 150 },
          {
            key: 'name',
            title: text.employee,
            primary: true,
            cell: (row) => `${row.name} ${row.surname}`.trim(),
          },
          { key: 'account', title: text.account, cell: (row) => row.account?.email ?? text.none },
        ]}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter
              state={state}
              name="has_account"
              label={text.account}
              options={{ yes: text.hasAccount, no: text.none }}
              w={180}
            />
          </FilterBar>
        }
        actions={[
          {
            label: text.set,
            icon: <IconLockPassword size={17} />,
            onClick: setChosen,
            when: (row) => row.can.includes('invite'),
          },
          {
            label: text.create,
            icon: <IconUserPlus size={17} />,
            onClick: setChosen,
            when: (row) => row.can.includes('create'),
          },
        ]}
      />
      {chosen?.account && <EmployeePasswordDialog row={chosen} onClose={close} />}
      {chosen && !chosen.account && <EmployeeAccountDialog row={chosen} onClose={close} />}
    </>
  )
}
