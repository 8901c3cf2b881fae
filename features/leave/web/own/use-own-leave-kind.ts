import { describeFacts } from '#features/requests/domain/describe-facts.ts'
import type { OwnKind } from '#features/requests/web/parts.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { changeOwnLeave, type OwnLeave, requestOwnLeave, showOwnLeave } from '../../contract.ts'
import { leaveFacts } from './leave-facts.ts'
import { useOwnLeaveText } from './text.ts'

/** Leave on the pages of own requests. */
export function useOwnLeaveKind(): OwnKind<OwnLeave> {
  const text = useOwnLeaveText()
  const language = useLanguage()
  return {
    ...{ add: text.add, edit: text.edit },
    list: { label: text.title, to: href('employee_leave.index') },
    addPage: href('employee_leave.add'),
    lineOf: (leave) => describeFacts(leaveFacts(leave), text.kindName, language),
    ...{ show: showOwnLeave, request: requestOwnLeave, change: changeOwnLeave },
  }
}
