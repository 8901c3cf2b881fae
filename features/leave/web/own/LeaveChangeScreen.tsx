import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { describeFacts } from '#features/requests/domain/describe-facts.ts'
import { RequestSent, useRequestWords } from '#features/requests/web/parts.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href, useGo, useIdParam } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { type OwnLeave, showOwnLeave } from '../../contract.ts'
import { leaveFacts } from './leave-facts.ts'
import { OwnLeaveForm } from './OwnLeaveForm.tsx'
import { valuesOf } from './own-leave-values.ts'
import { useOwnLeaveText } from './text.ts'

/** An employee changes an own leave that nobody has decided, or that was returned. */
export default function LeaveChangeScreen() {
  const text = useOwnLeaveText()
  const words = useRequestWords().ask
  const language = useLanguage()
  const go = useGo()
  const leave_id = useIdParam('leave_id')
  const [sent, setSent] = useState<OwnLeave>()
  const answer = useRoute(showOwnLeave, { params: { leave_id } })
  const leave = answer.data?.data
  if (sent)
    return (
      <RequestSent
        title={text.edit}
        line={describeFacts(leaveFacts(sent), text.kindName, language)}
        status={sent.status}
        waitsFor={sent.waits_for}
        onMore={() => go('employee_leave.add')}
      />
    )
  return (
    <>
      <PageHeader
        title={text.edit}
        breadcrumbs={[{ label: text.title, to: href('employee_leave.index') }, { label: text.edit }]}
      />
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {!leave && !answer.error && <Skeleton height={420} radius="lg" maw={720} />}
      {leave && !leave.can.includes('edit') && <EmptyState title={words.notEditable} />}
      {leave?.can.includes('edit') && (
        <OwnLeaveForm
          key={leave.version}
          record={`leave-${leave.id}`}
          leave={leave}
          initial={valuesOf(leave)}
          onSent={setSent}
          onCancel={() => go('employee_leave.index')}
        />
      )}
    </>
  )
}
