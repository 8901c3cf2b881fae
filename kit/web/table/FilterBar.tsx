import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import type { ListState } from './list-state.ts'
import classes from './table.module.css'

interface Props {
  state: ListState
  /** `ChoiceFilter`, `DateRangeFilter` and others that read `state.filters` and call `state.change`. */
  children: ReactNode
}

/** The filters of a list in a row, with a button to clear them if any is set. */
export function FilterBar({ state, children }: Props) {
  const text = useKitText()
  const count = Object.keys(state.filters).length
  return (
    <div className={classes.filters}>
      {children}
      {count > 0 && (
        <Button variant="subtle" onClick={state.clear}>
          {text.action.clear}
        </Button>
      )}
    </div>
  )
}
