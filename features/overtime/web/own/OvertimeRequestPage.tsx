import { AskPage } from '#features/requests/web/parts.ts'
import type { OvertimeValues } from '../OvertimeFields.tsx'
import { OwnOvertimeForm } from './OwnOvertimeForm.tsx'
import { newOvertime, valuesOf } from './own-overtime-values.ts'
import { useOwnOvertimeKind } from './use-own-overtime-kind.ts'

interface Props {
  /** Day and times that are filled in; `record`: kept unsaved values belong to this. */
  filled?: Pick<OvertimeValues, 'work_date' | 'from_time' | 'to_time'>
  record?: string
}

/** An employee asks for overtime; with `?again=7` filled in as in earlier overtime. */
export default function OvertimeRequestPage({ filled, record }: Props) {
  const kind = useOwnOvertimeKind()
  return (
    <AskPage kind={kind}>
      {({ again, ...parts }) => (
        <OwnOvertimeForm
          {...parts}
          {...(record && { record })}
          initial={again ? valuesOf(again) : { ...newOvertime(), ...filled }}
        />
      )}
    </AskPage>
  )
}
