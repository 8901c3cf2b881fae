import { ChangePage } from '#features/requests/web/parts.ts'
import { useIdParam } from '#kit/web/navigation.ts'
import { OwnOvertimeForm } from './OwnOvertimeForm.tsx'
import { valuesOf } from './own-overtime-values.ts'
import { useOwnOvertimeKind } from './use-own-overtime-kind.ts'

/** An employee changes own overtime that nobody has decided, or that was returned. */
export default function OvertimeChangeScreen() {
  const kind = useOwnOvertimeKind()
  return (
    <ChangePage kind={kind} id={useIdParam('employee_ot_request_id')}>
      {(parts) => (
        <OwnOvertimeForm {...parts} record={`overtime-${parts.edited.id}`} initial={valuesOf(parts.edited)} />
      )}
    </ChangePage>
  )
}
