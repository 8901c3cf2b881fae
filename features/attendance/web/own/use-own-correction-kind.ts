import { describeFacts, NO_FACTS } from '#features/requests/domain/describe-facts.ts'
import type { OwnKind } from '#features/requests/web/parts.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import {
  changeOwnCorrection,
  type OwnCorrection,
  requestOwnCorrection,
  showOwnCorrection,
} from '../../contract/own-correction.ts'
import { useOwnCorrectionText } from './text.ts'

/** Forgotten scans on the pages of own requests. */
export function useOwnCorrectionKind(): OwnKind<OwnCorrection> {
  const text = useOwnCorrectionText()
  const language = useLanguage()
  return {
    ...{ add: text.title, edit: text.edit },
    addPage: href('correction.add'),
    lineOf({ work_date, time, clock_kind }) {
      const facts = { ...NO_FACTS, title: text.sides[clock_kind], first_day: work_date, last_day: work_date }
      return `${describeFacts(facts, text.title, language)} · ${time}`
    },
    ...{ show: showOwnCorrection, request: requestOwnCorrection, change: changeOwnCorrection },
  }
}
