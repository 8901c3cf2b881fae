import { AskPage } from '#features/requests/web/parts.ts'
import { OwnOvertimeForm } from './OwnOvertimeForm.tsx'
import { newOvertime, valuesOf } from './own-overtime-values.ts'
import { useOwnOvertimeKind } from './use-own-overtime-kind.ts'

/** An employee asks for overtime; with `?again=7` filled in as in earlier overtime. */
export default function OvertimeRequestScreen() {
  const kind = useOwnOvertimeKind()
  return (
    <AskPage kind={kind}>
      {({ again, ...parts }) => (
        <OwnOvertimeForm {...parts} initial={again ? valuesOf(again) : newOvertime()} />
      )}
    </AskPage>
  )
}
