import { Skeleton, Stack, Text } from '@mantine/core'
import { IconMailOpened } from '@tabler/icons-react'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatInstant } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { DetailsDrawer } from '#kit/web/show/DetailsDrawer.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import { useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import { listMail, type MailRow, readMail } from '../contract.ts'
import { useOutboxText } from './text.ts'

const TONES: Record<MailRow['status'], Tone> = { waiting: 'wait', sent: 'good', kept: 'info', failed: 'bad' }

/** Mail of the installation; mail that was not sent because there is no mail server can be read here. */
export default function OutboxScreen() {
  const text = useOutboxText()
  const state = useListState({ name: 'outbox', filters: ['status'] })
  const opened = useOpenedRow({ name: 'mail', state, ...useRows<MailRow>(listMail, state, {}) })
  const mail = opened.row
  return (
    <>
      <PageHeader title={text.title} text={text.text} />
      <DataTable
        route={listMail}
        name="outbox"
        label={text.title}
        state={state}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter
              state={state}
              name="status"
              several
              label={text.status}
              options={text.statuses}
              w={144}
            />
          </FilterBar>
        }
        columns={[
          { key: 'created_at', title: text.at, cell: (row) => formatInstant(row.created_at), width: 170 },
          { key: 'to_address', title: text.to },
          { key: 'subject', title: text.subject, primary: true },
          { key: 'company_name', title: text.company },
          {
            key: 'status',
            title: text.status,
            cell: (row) => <StatusBadge tone={TONES[row.status]}>{text.statuses[row.status]}</StatusBadge>,
          },
        ]}
        onRowClick={opened.open}
        opened={opened.key}
        actions={[
          {
            label: text.read,
            icon: <IconMailOpened size={17} />,
            onClick: opened.open,
            when: (row) => row.can.includes('read'),
          },
        ]}
      />
      <DetailsDrawer opened={opened} title={mail?.subject ?? text.title} kind={mail?.to_address ?? ''}>
        {mail && (mail.can.includes('read') ? <MailBody id={mail.id} /> : <MailFacts mail={mail} />)}
      </DetailsDrawer>
    </>
  )
}

/** A mail whose text is not kept, or that only the super administrator can read. */
function MailFacts({ mail }: { mail: MailRow }) {
  const text = useOutboxText()
  return (
    <Stack gap="sm">
      <Text>
        {formatInstant(mail.created_at)} · {text.statuses[mail.status]}
      </Text>
      {mail.problem && <Text style={{ overflowWrap: 'anywhere' }}>{mail.problem}</Text>}
      <Text c="dimmed">{text.notReadable}</Text>
    </Stack>
  )
}

function MailBody({ id }: { id: number }) {
  const mail = useRoute(readMail, { params: { id } })
  if (mail.error) return <ErrorState error={mail.error} onRetry={() => void mail.refetch()} />
  if (!mail.data) return <Skeleton height={160} />
  return <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{mail.data.data.body}</Text>
}
