import { AskPage } from '#features/requests/web/parts.ts'
import { OwnUseForm } from './OwnUseForm.tsx'
import { newUse, valuesOf } from './own-use-values.ts'
import { useOwnUseKind } from './use-own-use-kind.ts'

/** An employee asks to use overtime as time off; with `?again=7` filled in as before. */
export default function UseRequestScreen() {
  const kind = useOwnUseKind()
  return (
    <AskPage kind={kind}>
      {({ again, ...parts }) => <OwnUseForm {...parts} initial={again ? valuesOf(again) : newUse()} />}
    </AskPage>
  )
}
