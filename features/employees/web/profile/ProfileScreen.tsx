import '#kit/web/styles/desk.ts'
import { Tabs } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMay, useMayCall } from '#kit/web/access.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useIdParam } from '#kit/web/navigation.ts'
import { queryClient, routeKey, useRoute } from '#kit/web/query.ts'
import { useTabName } from '#kit/web/tab-name.ts'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import {
  type EmployeeDetail,
  type EmployeeRow,
  listEmployees,
  showEmployee,
  updateEmployee,
} from '../../contract.ts'
import { personNames } from '../../domain/person-names.ts'
import { DeletedNotice } from '../DeletedNotice.tsx'
import type { FormPart } from '../form/EmployeeForm.tsx'
import { useEmployeeText } from '../text.ts'
import { EditSection } from './EditSection.tsx'
import { JobAndPay } from './JobAndPay.tsx'
import { Overview } from './Overview.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { profileTabs } from './profile-tabs.ts'

/** The page of an employee: who it is, and what is known, by tabs; each part is changed in a drawer. */
export default function ProfileScreen() {
  const id = useIdParam('employee_id')
  const language = useLanguage()
  const answer = useRoute(showEmployee, { params: { id } })
  const known = answer.data?.data ?? listedEmployee(id)
  useTabName(known && personNames(known, language).name)
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <TableWaiting />
  return <Profile key={id} employee={answer.data.data} />
}

/** The row of a list that was open before, which has the name at once. */
function listedEmployee(id: number): EmployeeRow | undefined {
  const lists = queryClient.getQueriesData<{ data: EmployeeRow[] }>({ queryKey: routeKey(listEmployees) })
  return lists.flatMap(([, list]) => list?.data ?? []).find((row) => row.id === id)
}

function Profile({ employee }: { employee: EmployeeDetail }) {
  const text = useEmployeeText()
  const mayEdit = useMayCall()(updateEmployee) && employee.status !== 'deleted'
  const [address] = useSearchParams()
  const isEnding = address.get('edit') === 'job' && mayEdit
  const [part, setPart] = useState<Exclude<FormPart, 'all'> | undefined>(isEnding ? 'job' : undefined)
  const onEdit = mayEdit ? (next: FormPart) => next !== 'all' && setPart(next) : undefined
  return (
    <>
      <ProfileHead employee={employee} onEnd={() => setPart('job')} />
      {employee.status === 'deleted' && <DeletedNotice mb="md" employee={employee} />}
      <ProfileTabs employee={employee} onEdit={onEdit} />
      {part && (
        <EditSection
          key={part}
          employee={employee}
          part={part}
          title={text.section[part]}
          onClose={() => setPart(undefined)}
        />
      )}
    </>
  )
}

interface Shown {
  name: string
  title: string
  content: () => ReactNode
}

interface TabsProps {
  employee: EmployeeDetail
  onEdit: ((part: FormPart) => void) | undefined
}

function ProfileTabs({ employee, onEdit }: TabsProps) {
  const { profile } = useEmployeeText()
  const language = useLanguage()
  const may = useMay()
  const [address, setAddress] = useSearchParams()
  const tabs: Shown[] = [
    {
      name: 'overview',
      title: profile.overview,
      content: () => <Overview employee={employee} onEdit={onEdit} />,
    },
    { name: 'job', title: profile.job, content: () => <JobAndPay employee={employee} onEdit={onEdit} /> },
    ...profileTabs()
      .filter(({ needs }) => may(...needs))
      .map(({ name, title, Part }) => ({
        name,
        title: title[language],
        content: () => (
          <Suspense fallback={<TableWaiting />}>
            <Part employeeId={employee.id} />
          </Suspense>
        ),
      })),
  ]
  const open = tabs.find(({ name }) => name === address.get('tab')) ?? tabs[0]
  return (
    <Tabs
      value={open?.name ?? null}
      keepMounted={false}
      onChange={(name) =>
        setAddress(name && name !== 'overview' ? { tab: name } : {}, {
          replace: true,
          preventScrollReset: true,
        })
      }
    >
      <Tabs.List mb="md" style={{ flexWrap: 'nowrap', overflowX: 'auto', overflowY: 'hidden' }}>
        {tabs.map(({ name, title }) => (
          <Tabs.Tab key={name} value={name} style={{ flex: 'none' }}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ name, content }) => (
        <Tabs.Panel key={name} value={name}>
          {name === open?.name && content()}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
