import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatInstant } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href, useIdParam } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { listUsersOfCompany, showCompany } from '../../contract.ts'
import { useCompanyText } from '../text.ts'
import { EnterButton } from './EnterCompany.tsx'
import { useDirectoryText } from './text.ts'

/** The accounts of a company's staff. */
export default function CompanyUsersScreen() {
  const id = useIdParam('company_id')
  const { list, profile } = useCompanyText()
  const text = useDirectoryText()
  const language = useLanguage()
  const company = useRoute(showCompany, { params: { id } }).data?.data
  return (
    <>
      <PageHeader
        title={company?.name ?? text.users}
        text={text.usersIntro}
        actions={company && <EnterButton company={company} />}
        breadcrumbs={[
          { label: list.title, to: href('company.index') },
          ...(company ? [{ label: company.name, to: href('company.edit', { company_id: id }) }] : []),
          { label: text.users },
        ]}
      />
      <DataTable
        route={listUsersOfCompany}
        params={{ id }}
        name="users-of-company"
        label={text.users}
        empty={<EmptyState title={text.noUsers} />}
        columns={[
          { key: 'name', title: text.user, primary: true },
          { key: 'email', title: profile.email },
          {
            key: 'roles',
            title: text.roles,
            cell: (row) => row.roles.map((role) => role[language] || role.name).join(', ') || '–',
          },
          {
            key: 'last_seen_at',
            title: text.lastSeen,
            cell: (row) => <span className="figures">{formatInstant(row.last_seen_at) || '–'}</span>,
          },
          {
            key: 'status',
            title: profile.status,
            isUsual: ({ status }) => status === 'active',
            cell: (row) => (
              <StatusBadge tone={row.status === 'active' ? 'good' : 'bad'}>
                {text.userStatus[row.status]}
              </StatusBadge>
            ),
          },
        ]}
      />
    </>
  )
}
