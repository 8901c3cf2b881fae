import { Anchor, Group, Skeleton, Stack, Title } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import { useMay } from '#kit/web/access.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { DetailsDrawer } from '#kit/web/show/DetailsDrawer.tsx'
import { type Fact, FactRows } from '#kit/web/show/Facts.tsx'
import type { OpenedRow } from '#kit/web/show/use-opened-row.ts'
import { type EmployeeDetail, type EmployeeRow, showEmployee } from '../../contract.ts'
import { personNames } from '../../domain/person-names.ts'
import { EmployeeStatusBadge } from '../EmployeeStatusBadge.tsx'
import { useFieldText } from '../field-text.ts'
import { PersonAvatar } from '../PersonAvatar.tsx'
import { ProfileActions } from '../profile/ProfileActions.tsx'
import { drawerParts } from '../profile/profile-tabs.ts'
import { useEmployeeText } from '../text.ts'

/** An employee beside the list: who it is, how to reach them, today's day and the leave left, with the usual actions. */
export function PersonDrawer({ opened }: { opened: OpenedRow<EmployeeRow> }) {
  const text = useEmployeeText()
  const language = useLanguage()
  const go = useGo()
  const { id } = opened
  const answer = useRoute(showEmployee, { params: { id: id ?? 0 } }, { enabled: id !== undefined })
  const employee = answer.data?.data
  const known = opened.row ?? employee
  return (
    <DetailsDrawer
      opened={opened}
      title={known ? personNames(known, language).name : text.employee}
      kind={text.employee}
      page={id === undefined ? undefined : href('employee.show', { employee_id: id })}
      actions={
        employee &&
        employee.status !== 'deleted' && (
          <ProfileActions
            key={employee.id}
            employee={employee}
            onEnd={() => go('employee.show', { employee_id: employee.id }, { edit: 'job' })}
          />
        )
      }
    >
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.error && !employee && <Skeleton height={360} />}
      {employee && <Essentials key={employee.id} employee={employee} />}
    </DetailsDrawer>
  )
}

function Essentials({ employee }: { employee: EmployeeDetail }) {
  const text = useEmployeeText()
  const { heading, option } = useFieldText()
  const language = useLanguage()
  const { name, other } = personNames(employee, language)
  const may = useMay()
  const isWorking = employee.status === 'active' || employee.status === 'leaving'
  const phones = employee.contacts.map(({ type, value }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is shown
    <div key={index}>
      {isCallable(type) ? <Anchor href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</Anchor> : value}
    </div>
  ))
  const facts: readonly (Fact | false)[] = [
    !!employee.position && [heading('positionId'), employee.position],
    !!employee.branch && [heading('company_branch_id'), employee.branch],
    !!employee.department && [heading('company_department_id'), employee.department],
    !!employee.manager && [heading('manager_id'), employee.manager],
    [heading('employment_type'), option('employment_type', employee.employment_type)],
    [heading('start_date'), formatDate(employee.start_date)],
    !!employee.end_date && [heading('end_date'), formatDate(employee.end_date)],
    phones.length > 0 && [text.drawer.phone, phones],
    !!employee.email && [
      heading('email'),
      <Anchor key="email" href={`mailto:${employee.email}`}>
        {employee.email}
      </Anchor>,
    ],
  ]
  return (
    <Stack gap="lg">
      <Group wrap="nowrap" gap="md">
        <PersonAvatar id={employee.id} picture={employee.profile} name={name} other={other} size={72} />
        <Stack gap={2}>
          {other && <span>{other}</span>}
          <Group gap="xs">
            <span className="figures">{employee.emp_number}</span>
            <EmployeeStatusBadge status={employee.status} />
          </Group>
        </Stack>
      </Group>
      <FactRows facts={facts.filter((fact): fact is Fact => fact !== false)} />
      {isWorking &&
        drawerParts()
          .filter(({ needs }) => may(...needs))
          .map(({ name: part, title, Part: Content }) => (
            <Part key={part} title={title[language]}>
              <Suspense fallback={<Skeleton height={60} />}>
                <Content employeeId={employee.id} />
              </Suspense>
            </Part>
          ))}
    </Stack>
  )
}

const isCallable = (type: string) => ['phone', 'mobile', 'whatsapp'].includes(type)

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {children}
    </Stack>
  )
}
