import { ChangePage } from '#features/requests/web/parts.ts'
import { useIdParam } from '#kit/web/navigation.ts'
import { OwnCorrectionForm } from './OwnCorrectionForm.tsx'
import { useOwnCorrectionKind } from './use-own-correction-kind.ts'

/** An employee changes a forgotten scan that nobody has decided, or that was returned. */
export default function CorrectionChangeScreen() {
  const kind = useOwnCorrectionKind()
  return (
    <ChangePage kind={kind} id={useIdParam('correction_id')}>
      {(parts) => <OwnCorrectionForm {...parts} record={`scan-${parts.edited.id}`} initial={parts.edited} />}
    </ChangePage>
  )
}
