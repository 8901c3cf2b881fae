import { useRoute } from '#kit/web/query.ts'
import { type DifferenceState, showDifferenceState } from '../../contract.ts'

type Check = DifferenceState['check']

export const isUnderWay = (check: Check | undefined): check is NonNullable<Check> =>
  check?.state === 'waiting' || check?.state === 'running'

const POLL_MILLISECONDS = 1000

/** What is compared and what is open; kept up to date while a comparison is under way. */
export function useDifferenceState(): DifferenceState | undefined {
  const { data } = useRoute(
    showDifferenceState,
    {},
    { every: (answer) => (isUnderWay(answer?.data.check) ? POLL_MILLISECONDS : false) },
  )
  return data?.data
}
