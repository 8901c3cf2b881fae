import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isDay, todayInLaos } from '#kit/contract/days.ts'
import { useGo } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import type { OwnCorrection } from '../../contract/own-correction.ts'
import { CorrectionSent } from './CorrectionSent.tsx'
import { OwnCorrectionForm } from './OwnCorrectionForm.tsx'
import { useOwnCorrectionText } from './text.ts'

/** An employee asks for a forgotten scan; `?day=2026-04-14&side=out` fills in the form. */
export default function CorrectionRequestScreen() {
  const text = useOwnCorrectionText()
  const go = useGo()
  const [query] = useSearchParams()
  const [sent, setSent] = useState<OwnCorrection>()
  if (sent) return <CorrectionSent title={text.title} sent={sent} onMore={() => setSent(undefined)} />
  const day = query.get('day')
  return (
    <>
      <PageHeader title={text.title} />
      <OwnCorrectionForm
        initial={{
          work_date: isDay(day) ? day : todayInLaos(),
          clock_kind: query.get('side') === 'out' ? 'out' : 'in',
          time: null,
          reason: '',
        }}
        onSent={setSent}
        onCancel={() => go('EmployeeDashboard')}
      />
    </>
  )
}
