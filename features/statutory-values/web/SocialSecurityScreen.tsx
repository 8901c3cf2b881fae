import { AddButton } from '#kit/web/AddButton.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatKip } from '#kit/web/format.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { listSocialSecurity } from '../contract.ts'
import { useDatedColumns } from './law-columns.tsx'
import { useLawText } from './text.ts'

export default function SocialSecurityScreen() {
  const text = useLawText()
  const values = useRoute(listSocialSecurity)
  const [first, state, source] = useDatedColumns()
  const add = <AddButton to={href('social_security.create')}>{text.addSso}</AddButton>
  return (
    <>
      <PageHeader title={text.sso} text={text.ssoIntro} actions={add} />
      {values.error && <ErrorState error={values.error} onRetry={() => void values.refetch()} />}
      {values.isPending && <TableWaiting />}
      {values.data && (
        <RowsTable
          label={text.sso}
          rows={values.data.data}
          rowKey={(row) => row.kind + row.first_day}
          empty={<EmptyState title={text.none} action={add} />}
          columns={[
            { key: 'kind', title: text.kind, primary: true, cell: (row) => text.kinds[row.kind] },
            {
              key: 'value',
              title: text.value,
              sort: false,
              cell: (row) =>
                row.kind === 'social_security_ceiling'
                  ? formatKip(row.ceiling)
                  : text.rates(String(row.employee_percent), String(row.employer_percent)),
            },
            { ...first, primary: false },
            state,
            source,
          ]}
        />
      )}
    </>
  )
}
