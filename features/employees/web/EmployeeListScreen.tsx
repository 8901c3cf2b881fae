import { Alert, Button, Group } from '@mantine/core'
import {
  IconArrowBackUp,
  IconDoorExit,
  IconEdit,
  IconEye,
  IconPrinter,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { makeSlips } from '#features/access/contract.ts'
import { SlipsDialog } from '#features/access/web/index.ts'
import { AddButton } from '#kit/web/AddButton.tsx'
import { useMay, useMayCall } from '#kit/web/access.ts'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { toastDeleted } from '#kit/web/feedback/toast-deleted.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { useSession } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import type { BulkAction } from '#kit/web/table/bulk.ts'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import {
  addEmployee,
  deleteEmployee,
  type EmployeeRow,
  listEmployees,
  recoverEmployee,
  updateEmployee,
  uploadEmployees,
} from '../contract.ts'
import { personNames } from '../domain/person-names.ts'
import { PersonDrawer } from './drawer/PersonDrawer.tsx'
import { useEmployeeColumns } from './employee-columns.tsx'
import { missingPart } from './form/schedule-part.ts'
import PlaceFilters from './PlaceFilters.tsx'
import { useEmployeeText } from './text.ts'

const FILTERS = ['status', 'department_id', 'branch_id', 'position_id', 'missing']

/** The employees of the company: search by name in either script, filters, and a click opens the employee beside the list. */
export default function EmployeeListScreen() {
  const text = useEmployeeText()
  const MissingPart = missingPart()
  const words = useKitText()
  const go = useGo()
  const mayEdit = useMayCall()(updateEmployee)
  const may = useMay()
  const maySettle = may('settle-employee') && may('view-payroll')
  const state = useListState({ name: 'employees', filters: FILTERS, sort: 'emp_number' })
  const columns = useEmployeeColumns()
  const list = useRows<EmployeeRow>(listEmployees, state, {})
  const opened = useOpenedRow({ name: 'employee', state, ...list })
  const [employeeToDelete, setEmployeeToDelete] = useState<EmployeeRow>()
  const [accountsOf, setAccountsOf] = useState<{ ids: number[]; clear: () => void }>()
  // Only users of the company create its accounts.
  const isInside = Boolean(useSession()?.entered)
  const mayMakeAccounts = useMayCall()(makeSlips) && !isInside
  const remove = useMutate(deleteEmployee, {
    onSuccess: ({ data }) => {
      setEmployeeToDelete(undefined)
      void toastDeleted(recoverEmployee, data.id)
    },
    onError: toastError,
  })
  const recover = useMutate(recoverEmployee, {
    onSuccess: () => void toastSuccess(text.recovered),
    onError: toastError,
  })
  const buttons = (
    <>
      <IfMayCall route={uploadEmployees}>
        <Button
          component={Link}
          to={href('employee.importData')}
          variant="default"
          leftSection={<IconUpload size={18} />}
        >
          {words.action.import}
        </Button>
      </IfMayCall>
      <AddButton route={addEmployee} to={href('employee.create')}>
        {text.add}
      </AddButton>
    </>
  )
  const bulk: BulkAction[] =
    state.filters.status === 'deleted'
      ? [{ label: words.action.recover, icon: <IconArrowBackUp size={17} />, route: recoverEmployee }]
      : [{ label: words.action.delete, icon: <IconTrash size={17} />, danger: true, route: deleteEmployee }]
  const accounts: BulkAction = {
    label: text.accounts,
    icon: <IconPrinter size={17} />,
    route: makeSlips,
    onChosen: (ids, clear) => setAccountsOf({ ids, clear }),
  }
  return (
    <>
      <PageHeader title={text.title} text={text.intro} actions={buttons} />
      {MissingPart && (
        <Suspense>
          <MissingPart />
        </Suspense>
      )}
      <DataTable
        route={listEmployees}
        name="employees"
        label={text.title}
        state={state}
        columns={columns}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter
              state={state}
              name="status"
              several
              label={text.field.status}
              options={text.status}
              w={140}
            />
            <PlaceFilters state={state} position />
            <ChoiceFilter
              state={state}
              name="missing"
              label={text.missingData}
              options={Object.fromEntries(
                Object.entries(text.missing).filter(
                  ([what]) =>
                    what === 'sso_number' || may(what === 'salary' ? 'view-salary' : 'view-bank-account'),
                ),
              )}
            />
          </FilterBar>
        }
        empty={
          <EmptyState
            title={text.noneYet}
            {...(mayEdit && { text: text.noneYetHint })}
            action={<Group gap="sm">{buttons}</Group>}
          />
        }
        bulk={mayMakeAccounts && state.filters.status !== 'deleted' ? [accounts, ...bulk] : bulk}
        onRowClick={opened.open}
        opened={opened.key}
        actions={[
          {
            label: mayEdit ? words.action.edit : words.action.view,
            icon: mayEdit ? <IconEdit size={17} /> : <IconEye size={17} />,
            onClick: (row) => go('employee.edit', { employee_id: row.id }),
          },
          {
            label: text.settle,
            icon: <IconDoorExit size={17} />,
            onClick: (row) => go('settlement.index', {}, { employee: row.id }),
            when: ({ status }) => maySettle && (status === 'leaving' || status === 'resigned'),
          },
          {
            label: words.action.recover,
            icon: <IconArrowBackUp size={17} />,
            onClick: (row) => recover.mutate({ params: { id: row.id } }),
            route: recoverEmployee,
            when: (row) => row.status === 'deleted',
          },
          {
            label: words.action.delete,
            icon: <IconTrash size={17} />,
            danger: true,
            onClick: setEmployeeToDelete,
            route: deleteEmployee,
            when: (row) => row.status !== 'deleted',
          },
        ]}
      />
      <PersonDrawer opened={opened} />
      {accountsOf && (
        <Suspense>
          <SlipsDialog
            employeeIds={accountsOf.ids}
            onClose={() => {
              accountsOf.clear()
              setAccountsOf(undefined)
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        opened={employeeToDelete !== undefined}
        onClose={() => setEmployeeToDelete(undefined)}
        onConfirm={() => employeeToDelete && remove.mutate({ params: { id: employeeToDelete.id } })}
        loading={remove.isPending}
        title={text.deleteTitle}
        confirmLabel={words.action.delete}
        danger
      >
        {employeeToDelete && <DeleteText employee={employeeToDelete} mayEnd={mayEdit} />}
      </ConfirmDialog>
    </>
  )
}

/** Somebody who leaves the company is not deleted: the end of the employment is offered first. */
function DeleteText({ employee, mayEnd }: { employee: EmployeeRow; mayEnd: boolean }) {
  const text = useEmployeeText()
  const { name } = personNames(employee, useLanguage())
  return (
    <>
      {employee.status === 'active' && mayEnd && (
        <Alert color="yellow" title={text.endFirst} mb="md">
          <p>{text.endFirstText}</p>
          <Button
            component={Link}
            to={href('employee.show', { employee_id: employee.id }, { edit: 'job' })}
            variant="default"
            leftSection={<IconDoorExit size={18} />}
          >
            {text.profile.end}
          </Button>
        </Alert>
      )}
      {text.deleteText(name)}
    </>
  )
}
