import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { type OpenedRow, useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import type { ReportOutcomes } from '#kit/web/table/bulk.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import { decideRequests, type InboxRow, listInbox, type StepRole } from '../../contract.ts'
import ApproveMany from '../decide/ApproveMany.tsx'
import type { DecidedRow } from '../decide/calls.ts'
import ReasonOfDecision from '../decide/ReasonOfDecision.tsx'
import { useDecide } from '../decide/use-decide.ts'
import RequestDrawer from '../details/RequestDrawer.tsx'
import { useRequestWords } from '../text.ts'
import { InboxCard } from './InboxCard.tsx'
import { InboxFilters } from './InboxFilters.tsx'
import { useInboxColumns } from './inbox-columns.tsx'
import { KindChips } from './KindChips.tsx'

interface Props {
  /** The accessible name of the list: the title of the page. */
  label: string
  /** Only these kinds and steps; default: all that wait for the user. */
  kinds?: readonly string[]
  steps?: readonly StepRole[]
  /** Offers the filters of company staff and HR. */
  forHr?: boolean
}

const FILTERS = ['kind', 'step', 'scope', 'department_id']

/** The requests that wait for the user: cards on a phone, rows on a desk, with the details beside them. */
export default function RequestInbox({ label, kinds, steps, forHr = false }: Props) {
  const text = useRequestWords()
  const columns = useInboxColumns()
  const state = useListState({ name: 'inbox', filters: FILTERS, sort: 'waits_since' })
  const query = { ...(kinds && { kind: kinds.join() }), ...(steps && { step: steps.join() }) }
  const opened = useOpenedRow<InboxRow>({
    name: 'request',
    state,
    ...useRows<InboxRow>(listInbox, state, { query }),
  })
  const [rejected, setRejected] = useState<InboxRow>()
  const [chosen, setChosen] = useState<{ rows: DecidedRow[]; report: ReportOutcomes }>()
  const decide = useDecide()
  const may = (action: InboxRow['can'][number]) => (row: InboxRow) => row.can.includes(action)
  const approve = (row: InboxRow) => void decide.one(row, 'approved').catch(toastError)
  return (
    <>
      {!kinds && <KindChips state={state} />}
      <DataTable
        route={listInbox}
        name="inbox"
        label={label}
        state={state}
        query={query}
        columns={columns}
        onRowClick={opened.open}
        opened={opened.key}
        empty={
          <EmptyState
            title={text.inbox.none}
            text={text.inbox.noneHint}
            action={
              forHr && (
                <Button variant="default" onClick={() => state.change({ filters: { scope: 'early' } })}>
                  {text.inbox.scopes.early}
                </Button>
              )
            }
          />
        }
        {...(forHr && { filters: <InboxFilters state={state} withSteps={!steps} /> })}
        card={(row, tick) => (
          <InboxCard
            row={row}
            tick={tick}
            onOpen={() => opened.open(row)}
            onApprove={() => approve(row)}
            onReject={() => setRejected(row)}
          />
        )}
        actions={[
          {
            label: text.decide.approve,
            icon: <IconCheck size={17} />,
            onClick: approve,
            when: may('approve'),
          },
          {
            label: text.decide.reject,
            icon: <IconX size={17} />,
            danger: true,
            onClick: setRejected,
            when: may('reject'),
          },
        ]}
        bulk={[
          {
            label: text.decide.approve,
            icon: <IconCheck size={17} />,
            route: decideRequests,
            onChosen: (ids, _clear, report, rowOf) =>
              setChosen({
                rows: ids.map((id) => ({ id, version: (rowOf(id) as InboxRow | undefined)?.version })),
                report,
              }),
          },
        ]}
      />
      <RequestDrawer opened={opened as unknown as OpenedRow<never>} />
      {rejected && (
        <ReasonOfDecision
          verdict="rejected"
          request={rejected}
          onDone={() => setRejected(undefined)}
          onClose={() => setRejected(undefined)}
        />
      )}
      {chosen && <ApproveMany {...chosen} onOutcomes={chosen.report} onClose={() => setChosen(undefined)} />}
    </>
  )
}
