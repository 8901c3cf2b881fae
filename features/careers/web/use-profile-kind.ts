import type { OwnKind } from '#features/requests/web/parts.ts'
import { href } from '#kit/web/navigation.ts'
import {
  changeProfileChange,
  type OwnProfileChange,
  requestProfileChange,
  showProfileChange,
} from '../contract.ts'
import { useCareerText } from './text.ts'

/** Changes of the own record on the pages of own requests. */
export function useProfileKind(): OwnKind<OwnProfileChange> {
  const text = useCareerText()
  return {
    ...{ add: text.add, edit: text.edit },
    addPage: href('profile_change.add'),
    lineOf: () => text.line,
    ...{ show: showProfileChange, request: requestProfileChange, change: changeProfileChange },
  }
}
