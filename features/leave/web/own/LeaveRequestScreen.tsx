import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { describeFacts } from '#features/requests/domain/describe-facts.ts'
import { RequestSent } from '#features/requests/web/parts.ts'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href, useGo, useIdQuery } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { listOwnBalances, type OwnLeave, showOwnLeave } from '../../contract.ts'
import { leaveFacts } from './leave-facts.ts'
import { OwnLeaveForm } from './OwnLeaveForm.tsx'
import { newLeave, valuesOf } from './own-leave-values.ts'
import { useOwnLeaveText } from './text.ts'

/** An employee asks for leave; with `?again=7` filled in as in an earlier leave. */
export default function LeaveRequestScreen() {
  const text = useOwnLeaveText()
  const language = useLanguage()
  const go = useGo()
  const againId = useIdQuery('again')
  const [round, setRound] = useState(0)
  const [sent, setSent] = useState<OwnLeave>()
  const balances = useRoute(listOwnBalances, { query: { on: addDays(todayInLaos(), 1) } })
  const again = useRoute(showOwnLeave, { params: { leave_id: againId ?? 0 } }, { enabled: againId !== null })
  const error = balances.error ?? again.error
  const isReady = balances.data && (againId === null || again.data)
  if (sent)
    return (
      <RequestSent
        title={text.add}
        line={describeFacts(leaveFacts(sent), text.kindName, language)}
        status={sent.status}
        waitsFor={sent.waits_for}
        onMore={() => {
          setSent(undefined)
          setRound(round + 1)
        }}
      />
    )
  return (
    <>
      <PageHeader
        title={text.add}
        breadcrumbs={[{ label: text.title, to: href('employee_leave.index') }, { label: text.add }]}
      />
      {error && (
        <ErrorState error={error} onRetry={() => void Promise.all([balances.refetch(), again.refetch()])} />
      )}
      {!isReady && !error && <Skeleton height={420} radius="lg" maw={720} />}
      {balances.data?.data.length === 0 && <EmptyState title={text.noKinds} />}
      {isReady && balances.data && balances.data.data.length > 0 && (
        <OwnLeaveForm
          key={round}
          record={againId === null ? 'new' : `again-${againId}`}
          initial={again.data ? valuesOf(again.data.data) : newLeave(balances.data.data)}
          onSent={setSent}
          onCancel={() => go('employee_leave.index')}
        />
      )}
    </>
  )
}
