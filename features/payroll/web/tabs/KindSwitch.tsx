import { SegmentedControl } from '@mantine/core'
import { formatNumber } from '#kit/web/format.ts'
import type { ListState } from '#kit/web/table/list-state.ts'
import { useRunText } from '../text.ts'
import classes from './compare.module.css'

interface Props {
  state: ListState
  counts: { new: number; gone: number; changed: number }
}

/** All, new, removed or changed employees, with their numbers. */
export function KindSwitch({ state, counts }: Props) {
  const text = useRunText().compare
  const all = counts.new + counts.gone + counts.changed
  const label = (word: string, count: number) => `${word} ${formatNumber(count, 0)}`
  return (
    <SegmentedControl
      className={classes.kinds ?? ''}
      value={state.filters.kind ?? 'all'}
      onChange={(kind) => state.change({ filters: { kind: kind === 'all' ? null : kind } })}
      data={[
        { value: 'all', label: label(text.all, all) },
        { value: 'new', label: label(text.new, counts.new) },
        { value: 'gone', label: label(text.gone, counts.gone) },
        { value: 'changed', label: label(text.changed, counts.changed) },
      ]}
    />
  )
}
