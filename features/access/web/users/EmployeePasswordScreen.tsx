import { IconKey, IconLockPassword, IconPrinter, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useMayCall } from '#kit/web/access.ts'
import { formatInstant } from '#kit/web/format.ts'
import { useSession } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import {
  type EmployeeAccountRow,
  listEmployeeAccounts,
  PasswordState,
} from '../../contract/employee-accounts.ts'
import { makeSlips } from '../../contract/sign-in-slips.ts'
import { OneTimeDialog } from '../slips/OneTimeDialog.tsx'
import SlipsDialog from '../slips/SlipsDialog.tsx'
import { useAccountText } from '../text.ts'
import { EmployeeAccountDialog, EmployeePasswordDialog } from './EmployeeDialogs.tsx'

/** HR sets a new password for an employee, or creates an account for one. */
export default function EmployeePasswordScreen() {
  const { employeePassword: text, passwordState: states, slips, oneTime } = useAccountText()
  const state = useListState({
    name: 'employee-accounts',
    filters: ['has_account', 'password'],
    sort: 'emp_number',
  })
  const [chosen, setChosen] = useState<EmployeeAccountRow>()
  const [onePerson, setOneTime] = useState<EmployeeAccountRow>()
  const [many, setMany] = useState<{ ids: number[]; clear: () => void }>()
  // Only users of the company create its accounts.
  const isInside = Boolean(useSession()?.entered)
  const mayMake = useMayCall()(makeSlips) && !isInside
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
          {
            key: 'account',
            title: text.account,
            cell: ({ account }) => (account ? account.email || states.byNumber : text.none),
          },
          {
            key: 'password',
            title: states.label,
            cell: ({ account }) =>
              account && <PasswordBadge state={account.password} until={account.valid_until} />,
          },
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
            <ChoiceFilter
              state={state}
              name="password"
              several
              label={states.label}
              options={PasswordState.options.map((value) => ({ value, label: states[value] }))}
              w={210}
            />
          </FilterBar>
        }
        {...(mayMake && {
          bulk: [
            {
              label: slips.action,
              icon: <IconPrinter size={17} />,
              route: makeSlips,
              onChosen: (ids: number[], clear: () => void) => setMany({ ids, clear }),
            },
          ],
        })}
        actions={[
          {
            label: oneTime.give,
            icon: <IconKey size={17} />,
            onClick: setOneTime,
            when: (row) => row.can.includes('one-time'),
          },
          {
            label: text.set,
            icon: <IconLockPassword size={17} />,
            onClick: setChosen,
            when: (row) => row.can.includes('invite') || row.can.includes('set-password'),
          },
          {
            label: text.create,
            icon: <IconUserPlus size={17} />,
            onClick: setChosen,
            when: (row) => row.can.includes('create'),
          },
        ]}
      />
      {onePerson && <OneTimeDialog row={onePerson} onClose={() => setOneTime(undefined)} />}
      {many && (
        <SlipsDialog
          employeeIds={many.ids}
          onClose={() => {
            many.clear()
            setMany(undefined)
          }}
        />
      )}
      {chosen?.account && <EmployeePasswordDialog row={chosen} onClose={close} />}
      {chosen && !chosen.account && <EmployeeAccountDialog row={chosen} onClose={close} />}
    </>
  )
}

const TONES = { chosen: 'good', unused: 'wait', expired: 'bad', none: 'neutral' } as const

function PasswordBadge({ state, until }: { state: PasswordState; until: string | null }) {
  const states = useAccountText().passwordState
  const title = until ? formatInstant(until) : undefined
  return (
    <span title={title}>
      <StatusBadge tone={TONES[state]}>{states[state]}</StatusBadge>
    </span>
  )
}
