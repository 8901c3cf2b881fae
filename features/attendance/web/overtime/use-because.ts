import type { FewerBecause } from '../../domain/overtime-outcome.ts'
import { useTimeText } from '../check/use-time-text.ts'
import { useAttendanceText } from '../text.ts'

/** Why fewer minutes count than were approved, in words: 'scanned out 19:35'. */
export function useBecause(): (because: FewerBecause) => string {
  const { overtimeOutcome: text } = useAttendanceText()
  const clock = useTimeText()
  return (because) => ('at' in because ? text[because.code](clock(because.at)) : text[because.code])
}
