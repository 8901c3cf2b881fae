import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useRequestWords } from '#features/requests/web/parts.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useGo, useIdParam } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { type OwnCorrection, showOwnCorrection } from '../../contract/own-correction.ts'
import { CorrectionSent } from './CorrectionSent.tsx'
import { OwnCorrectionForm } from './OwnCorrectionForm.tsx'
import { useOwnCorrectionText } from './text.ts'

/** An employee changes a forgotten scan that nobody has decided, or that was returned. */
export default function CorrectionChangeScreen() {
  const text = useOwnCorrectionText()
  const words = useRequestWords().ask
  const go = useGo()
  const correction_id = useIdParam('correction_id')
  const [sent, setSent] = useState<OwnCorrection>()
  const answer = useRoute(showOwnCorrection, { params: { correction_id } })
  const correction = answer.data?.data
  if (sent) return <CorrectionSent title={text.edit} sent={sent} onMore={() => go('correction.add')} />
  return (
    <>
      <PageHeader title={text.edit} />
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {!correction && !answer.error && <Skeleton height={360} radius="lg" maw={720} />}
      {correction && !correction.can.includes('edit') && <EmptyState title={words.notEditable} />}
      {correction?.can.includes('edit') && (
        <OwnCorrectionForm
          key={correction.version}
          correction={correction}
          initial={correction}
          onSent={setSent}
          onCancel={() => go('requests.mine')}
        />
      )}
    </>
  )
}
