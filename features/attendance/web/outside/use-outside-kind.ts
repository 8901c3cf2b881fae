import { describeFacts, NO_FACTS } from '#features/requests/domain/describe-facts.ts'
import type { OwnKind } from '#features/requests/web/parts.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import {
  changeOutsideWork,
  type OwnOutsideWork,
  requestOutsideWork,
  showOutsideWork,
} from '../../contract/outside-work.ts'
import { useOutsideText } from './text.ts'

/** Work outside on the pages of own requests. */
export function useOutsideKind(): OwnKind<OwnOutsideWork> {
  const text = useOutsideText()
  const language = useLanguage()
  return {
    ...{ add: text.title, edit: text.edit },
    addPage: href('outside_work.add'),
    lineOf: ({ place, first_day, last_day }) =>
      describeFacts({ ...NO_FACTS, title: place, first_day, last_day }, text.title, language),
    ...{ show: showOutsideWork, request: requestOutsideWork, change: changeOutsideWork },
  }
}
