import { useSearchParams } from 'react-router'
import { AskPage } from '#features/requests/web/parts.ts'
import { isDay, todayInLaos } from '#kit/contract/days.ts'
import { OwnCorrectionForm } from './OwnCorrectionForm.tsx'
import { useOwnCorrectionKind } from './use-own-correction-kind.ts'

/** An employee asks for a forgotten scan; `?day=2026-04-14&side=out` fills in the form, `?again=7` as in an earlier request. */
export default function CorrectionRequestScreen() {
  const kind = useOwnCorrectionKind()
  const [query] = useSearchParams()
  const day = query.get('day')
  const initial = {
    work_date: isDay(day) ? day : todayInLaos(),
    clock_kind: query.get('side') === 'out' ? ('out' as const) : ('in' as const),
    time: null,
    reason: '',
  }
  return (
    <AskPage kind={kind}>
      {({ again, ...parts }) => <OwnCorrectionForm {...parts} initial={again ?? initial} />}
    </AskPage>
  )
}
