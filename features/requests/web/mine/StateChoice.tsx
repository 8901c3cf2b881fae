import { SegmentedControl } from '@mantine/core'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import type { ListState } from '#kit/web/table/list-state.ts'
import type { RequestStatus } from '../../contract.ts'
import { useRequestWords } from '../text.ts'
import classes from './mine.module.css'

/** The states of requests in the groups that their requester asks for. */
const GROUPS = {
  open: ['draft', 'pending', 'approved'],
  success: ['success'],
  closed: ['rejected', 'cancelled'],
} as const satisfies Record<string, readonly RequestStatus[]>

const ALL = 'all'

/** Chooses all requests, the open ones, the approved or the closed ones; the filter `status` of the list. */
export function StateChoice({ state }: { state: ListState }) {
  const { mine: text } = useRequestWords()
  const words = useKitText()
  const groups = Object.entries(GROUPS)
  const chosen = groups.find(([, statuses]) => statuses.join() === state.filters.status)?.[0] ?? ALL
  return (
    <SegmentedControl
      className={classes.states ?? ''}
      aria-label={text.status}
      value={chosen}
      data={[
        { value: ALL, label: words.action.all },
        ...groups.map(([value]) => ({ value, label: text.states[value as keyof typeof GROUPS] })),
      ]}
      onChange={(value) => {
        const statuses = value === ALL ? null : GROUPS[value as keyof typeof GROUPS].join()
        state.change({ filters: { status: statuses } })
      }}
    />
  )
}
