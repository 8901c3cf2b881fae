import { Alert } from '@mantine/core'
import { Preview } from '#features/requests/web/parts.ts'
import { formatMinutes } from '#kit/web/format.ts'
import type { OvertimePreview } from '../../contract.ts'
import { useOvertimeSentence } from '../OvertimeWarnings.tsx'
import { Limits } from './Limits.tsx'
import { useOwnOvertimeText } from './text.ts'

interface Props {
  preview: OvertimePreview
  isStale: boolean
}

/** What own overtime would be: its hours, what lies inside the shift, the limits of the law, and who decides. */
export function OvertimePreviewPart({ preview, isStale }: Props) {
  const text = useOwnOvertimeText()
  const sentence = useOvertimeSentence()
  const { minutes, minutes_in_shift, day_kind, warnings, refusals, steps } = preview
  return (
    <Preview
      figure={`${text.hours(formatMinutes(minutes))} · ${text.dayKinds[day_kind]}`}
      refusals={refusals}
      warnings={warnings.map(sentence)}
      steps={steps}
      isStale={isStale}
    >
      {minutes_in_shift > 0 && (
        <Alert color="yellow" mt="xs">
          {text.inShift(formatMinutes(minutes_in_shift), formatMinutes(minutes))}
        </Alert>
      )}
      <Limits {...preview} />
    </Preview>
  )
}
