import { describeFacts } from '#features/requests/domain/describe-facts.ts'
import type { OwnKind } from '#features/requests/web/parts.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { changeOwnUse, type OwnUse, requestOwnUse, showOwnUse } from '../../contract.ts'
import { factsOfUse } from './facts-of-use.ts'
import { useOwnUseText } from './text.ts'

/** Overtime use on the pages of own requests. */
export function useOwnUseKind(): OwnKind<OwnUse> {
  const text = useOwnUseText()
  const language = useLanguage()
  return {
    ...{ add: text.add, edit: text.edit },
    list: { label: text.title, to: href('employee_use_ot.index') },
    addPage: href('employee_use_ot.add'),
    lineOf: (use) => describeFacts(factsOfUse(use), text.kindName, language),
    ...{ show: showOwnUse, request: requestOwnUse, change: changeOwnUse },
  }
}
