import { Button, Group } from '@mantine/core'
import { IconClockEdit } from '@tabler/icons-react'
import { Link } from 'react-router'
import { href } from '#kit/web/navigation.ts'
import type { DayExplanation } from '../../contract/day-explanation.ts'
import { useOwnCorrectionText } from './text.ts'

/** Leads from an own day without a scan to the request for it. */
export function AskForScan({
  explanation: { day, judged, does_not_clock_in },
}: {
  explanation: DayExplanation
}) {
  const text = useOwnCorrectionText()
  if (!judged || judged.is_open || does_not_clock_in || judged.absent_halves + judged.present_halves === 0)
    return null
  const missing = (['in', 'out'] as const).filter((side) => judged[`${side}_at`] === null)
  if (missing.length === 0) return null
  return (
    <Group gap="xs">
      {missing.map((side) => (
        <Button
          key={side}
          component={Link}
          to={href('correction.add', {}, { day: day.date, side })}
          variant="default"
          leftSection={<IconClockEdit size={18} />}
        >
          {text.askAbout[side]}
        </Button>
      ))}
    </Group>
  )
}
