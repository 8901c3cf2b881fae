import { ChangePage } from '#features/requests/web/parts.ts'
import { useIdParam } from '#kit/web/navigation.ts'
import { OwnLeaveForm } from './OwnLeaveForm.tsx'
import { valuesOf } from './own-leave-values.ts'
import { useOwnLeaveKind } from './use-own-leave-kind.ts'

/** An employee changes an own leave that nobody has decided, or that was returned. */
export default function LeaveChangeScreen() {
  const kind = useOwnLeaveKind()
  return (
    <ChangePage kind={kind} id={useIdParam('leave_id')}>
      {(parts) => (
        <OwnLeaveForm
          {...parts}
          record={`leave-${parts.edited.id}`}
          initial={valuesOf(parts.edited, false)}
        />
      )}
    </ChangePage>
  )
}
