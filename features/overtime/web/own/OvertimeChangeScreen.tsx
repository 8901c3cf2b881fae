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
import { type OwnOvertime, showOwnOvertime } from '../../contract.ts'
import { OwnOvertimeForm } from './OwnOvertimeForm.tsx'
import { overtimeFacts } from './overtime-facts.ts'
import { valuesOf } from './own-overtime-values.ts'
import { useOwnOvertimeText } from './text.ts'

/** An employee changes own overtime that nobody has decided, or that was returned. */
export default function OvertimeChangeScreen() {
  const text = useOwnOvertimeText()
  const words = useRequestWords().ask
  const language = useLanguage()
  const go = useGo()
  const overtime_id = useIdParam('employee_ot_request_id')
  const [sent, setSent] = useState<OwnOvertime>()
  const answer = useRoute(showOwnOvertime, { params: { overtime_id } })
  const overtime = answer.data?.data
  if (sent)
    return (
      <RequestSent
        title={text.edit}
        line={describeFacts(overtimeFacts(sent), text.kindName, language)}
        status={sent.status}
        waitsFor={sent.waits_for}
        onMore={() => go('employee_ot_request.create')}
      />
    )
  return (
    <>
      <PageHeader
        title={text.edit}
        breadcrumbs={[{ label: text.title, to: href('employee_ot_request.index') }, { label: text.edit }]}
      />
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {!overtime && !answer.error && <Skeleton height={360} radius="lg" maw={720} />}
      {overtime && !overtime.can.includes('edit') && <EmptyState title={words.notEditable} />}
      {overtime?.can.includes('edit') && (
        <OwnOvertimeForm
          key={overtime.version}
          record={`overtime-${overtime.id}`}
          overtime={overtime}
          initial={valuesOf(overtime)}
          onSent={setSent}
          onCancel={() => go('employee_ot_request.index')}
        />
      )}
    </>
  )
}
