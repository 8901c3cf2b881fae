import { describeFacts, NO_FACTS } from '#features/requests/domain/describe-facts.ts'
import { RequestSent } from '#features/requests/web/parts.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { OwnCorrection } from '../../contract/own-correction.ts'
import { useOwnCorrectionText } from './text.ts'

interface Props {
  title: string
  sent: OwnCorrection
  /** Starts an empty form. */
  onMore: () => void
}

/** After a forgotten scan was asked for: whom it waits for, and where to go. */
export function CorrectionSent({ title, sent, onMore }: Props) {
  const text = useOwnCorrectionText()
  const language = useLanguage()
  const { work_date, time, clock_kind, status, waits_for } = sent
  const facts = { ...NO_FACTS, title: text.sides[clock_kind], first_day: work_date, last_day: work_date }
  return (
    <RequestSent
      title={title}
      line={`${describeFacts(facts, text.title, language)} · ${time}`}
      status={status}
      waitsFor={waits_for}
      onMore={onMore}
    />
  )
}
