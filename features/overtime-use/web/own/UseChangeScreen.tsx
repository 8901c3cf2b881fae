import { ChangePage } from '#features/requests/web/parts.ts'
import { useIdParam } from '#kit/web/navigation.ts'
import { OwnUseForm } from './OwnUseForm.tsx'
import { valuesOf } from './own-use-values.ts'
import { useOwnUseKind } from './use-own-use-kind.ts'

/** An employee changes own overtime use that nobody has decided, or that was returned. */
export default function UseChangeScreen() {
  const kind = useOwnUseKind()
  return (
    <ChangePage kind={kind} id={useIdParam('employee_ot_use_id')}>
      {(parts) => (
        <OwnUseForm {...parts} record={`overtime-use-${parts.edited.id}`} initial={valuesOf(parts.edited)} />
      )}
    </ChangePage>
  )
}
