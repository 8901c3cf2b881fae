import { describeFacts } from '#features/requests/domain/describe-facts.ts'
import type { OwnKind } from '#features/requests/web/parts.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { changeOwnOvertime, type OwnOvertime, requestOwnOvertime, showOwnOvertime } from '../../contract.ts'
import { overtimeFacts } from './overtime-facts.ts'
import { useOwnOvertimeText } from './text.ts'

/** Overtime on the pages of own requests. */
export function useOwnOvertimeKind(): OwnKind<OwnOvertime> {
  const text = useOwnOvertimeText()
  const language = useLanguage()
  return {
    ...{ add: text.add, edit: text.edit },
    list: { label: text.title, to: href('employee_ot_request.index') },
    addPage: href('employee_ot_request.create'),
    lineOf: (overtime) => describeFacts(overtimeFacts(overtime), text.kindName, language),
    ...{ show: showOwnOvertime, request: requestOwnOvertime, change: changeOwnOvertime },
  }
}
