import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { describeFacts } from '#features/requests/domain/describe-facts.ts'
import { RequestSent } from '#features/requests/web/parts.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href, useGo, useIdQuery } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { type OwnOvertime, showOwnOvertime } from '../../contract.ts'
import { OwnOvertimeForm } from './OwnOvertimeForm.tsx'
import { overtimeFacts } from './overtime-facts.ts'
import { newOvertime, valuesOf } from './own-overtime-values.ts'
import { useOwnOvertimeText } from './text.ts'

/** An employee asks for overtime; with `?again=7` filled in as in earlier overtime. */
export default function OvertimeRequestScreen() {
  const text = useOwnOvertimeText()
  const language = useLanguage()
  const go = useGo()
  const againId = useIdQuery('again')
  const [round, setRound] = useState(0)
  const [sent, setSent] = useState<OwnOvertime>()
  const again = useRoute(
    showOwnOvertime,
    { params: { overtime_id: againId ?? 0 } },
    { enabled: againId !== null },
  )
  const isReady = againId === null || again.data !== undefined
  if (sent)
    return (
      <RequestSent
        title={text.add}
        line={describeFacts(overtimeFacts(sent), text.kindName, language)}
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
        breadcrumbs={[{ label: text.title, to: href('employee_ot_request.index') }, { label: text.add }]}
      />
      {again.error && <ErrorState error={again.error} onRetry={() => void again.refetch()} />}
      {!isReady && !again.error && <Skeleton height={360} radius="lg" maw={720} />}
      {isReady && (
        <OwnOvertimeForm
          key={round}
          record={againId === null ? 'new' : `again-${againId}`}
          initial={again.data ? valuesOf(again.data.data) : newOvertime()}
          onSent={setSent}
          onCancel={() => go('employee_ot_request.index')}
        />
      )}
    </>
  )
}
