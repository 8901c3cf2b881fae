import { Skeleton } from '@mantine/core'
import { AskPage, type FormParts } from '#features/requests/web/parts.ts'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { listOwnBalances, type OwnLeave } from '../../contract.ts'
import { OwnLeaveForm } from './OwnLeaveForm.tsx'
import { newLeave, valuesOf } from './own-leave-values.ts'
import { useOwnLeaveText } from './text.ts'
import { useOwnLeaveKind } from './use-own-leave-kind.ts'

/** An employee asks for leave; with `?again=7` filled in as in an earlier leave. */
export default function LeaveRequestScreen() {
  const kind = useOwnLeaveKind()
  return <AskPage kind={kind}>{(parts) => <NewLeave {...parts} />}</AskPage>
}

/** Begins with the usual kind of leave, as soon as it is known what is left. */
function NewLeave({
  again,
  ...parts
}: FormParts<OwnLeave> & { again: OwnLeave | undefined; record: string }) {
  const text = useOwnLeaveText()
  const balances = useRoute(listOwnBalances, { query: { on: addDays(todayInLaos(), 1) } })
  if (balances.error) return <ErrorState error={balances.error} onRetry={() => void balances.refetch()} />
  if (!balances.data) return <Skeleton height={420} radius="lg" maw={720} />
  const { data } = balances.data
  if (data.length === 0) return <EmptyState title={text.noKinds} />
  return <OwnLeaveForm {...parts} initial={again ? valuesOf(again, true) : newLeave(data)} />
}
