import { ChangePage } from '#features/requests/web/parts.ts'
import { useIdParam } from '#kit/web/navigation.ts'
import { OutsideForm } from './OutsideForm.tsx'
import { useOutsideKind } from './use-outside-kind.ts'

/** An employee changes work outside that nobody has decided, or that was returned. */
export default function OutsideChangeScreen() {
  const kind = useOutsideKind()
  return (
    <ChangePage kind={kind} id={useIdParam('outside_work_id')}>
      {(parts) => <OutsideForm {...parts} record={`outside-${parts.edited.id}`} initial={parts.edited} />}
    </ChangePage>
  )
}
