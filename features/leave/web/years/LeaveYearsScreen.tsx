import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { dayInLaos, formatDate, todayInLaos } from '#kit/contract/days.ts'
import { useMayCall } from '#kit/web/access.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { useLink } from '#kit/web/use-link.ts'
import { adjustLateChanges, closeLeaveYear, type LeaveYear, listLeaveYears } from '../../contract.ts'
import { useEntitlementText } from '../entitlements/text.ts'
import { CloseYear } from './CloseYear.tsx'
import { LateChanges } from './LateChanges.tsx'
import { useYearText } from './text.ts'

/** The years of leave: HR closes the earliest open one, and puts right what changes in closed ones. */
export default function LeaveYearsScreen() {
  const text = useYearText()
  const entitlements = useEntitlementText()
  const mayCall = useMayCall()
  const linkTo = useLink()
  const answer = useRoute(listLeaveYears)
  const [closing, setClosing] = useState<number>()
  const [late, setLate] = useState<number>()
  const stateOf = ({ state, closed_at, closed_by, closable_from }: LeaveYear) => {
    if (closed_at) return text.closed(formatDate(dayInLaos(closed_at)), closed_by ?? '')
    if (state === 'open') return text.canClose
    return closable_from > todayInLaos() ? text.later(formatDate(closable_from)) : text.afterOthers
  }
  const actionOf = ({ year, state }: LeaveYear) =>
    state === 'open' && mayCall(closeLeaveYear) ? (
      <Button size="xs" onClick={() => setClosing(year)}>
        {text.preview}
      </Button>
    ) : state === 'closed' && mayCall(adjustLateChanges) ? (
      <Button size="xs" variant="default" onClick={() => setLate(year)}>
        {text.late}
      </Button>
    ) : null
  const back = linkTo('emp.leave.index')
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        breadcrumbs={back ? [{ label: entitlements.title, to: back }, { label: text.title }] : []}
      />
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton height={160} radius="lg" />}
      {answer.data && (
        <RowsTable
          label={text.open}
          rows={answer.data.data}
          rowKey={({ year }) => year}
          empty={<EmptyState title={text.none} />}
          columns={[
            {
              ...{ key: 'year', title: text.open, primary: true },
              cell: ({ year }) => <b className="figures">{text.year(String(year))}</b>,
            },
            { key: 'state', title: entitlements.state, cell: stateOf },
            { key: 'closable_from', title: '', align: 'end', phone: 'end', cell: actionOf },
          ]}
        />
      )}
      {closing !== undefined && <CloseYear year={closing} onClose={() => setClosing(undefined)} />}
      {late !== undefined && <LateChanges year={late} onClose={() => setLate(undefined)} />}
    </>
  )
}
