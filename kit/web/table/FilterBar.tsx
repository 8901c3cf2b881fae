import { Button, Drawer, Stack } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import { PHONE } from '../phone.ts'
import { FilterPlaceProvider } from './filter-place.ts'
import filters from './filters.module.css'
import type { ListState } from './list-state.ts'
import classes from './table.module.css'

interface Props {
  state: ListState
  /** `ChoiceFilter`, `DateRangeFilter` and others that read `state.filters` and call `state.change`. */
  children: ReactNode
}

/** The filters of a list in a row, with a button to clear them if any is set. On a phone they are in a sheet. */
export function FilterBar({ state, children }: Props) {
  const text = useKitText()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const count = Object.keys(state.filters).length
  if (isPhone) return <FilterSheet state={state}>{children}</FilterSheet>
  return (
    <div className={classes.filters}>
      {children}
      {count > 0 && (
        <Button variant="subtle" size="compact-sm" className={filters.clearAll ?? ''} onClick={state.clear}>
          {text.list.clearFilters}
        </Button>
      )}
    </div>
  )
}

/** A button with the number of filters that are set, and a sheet from the lower edge with all filters, one below the other. */
function FilterSheet({ state, children }: Props) {
  const text = useKitText()
  const [isOpen, sheet] = useDisclosure()
  const count = Object.keys(state.filters).length
  const label = count > 0 ? text.list.filters(count) : text.action.filter
  return (
    <div className={classes.filters}>
      <Button
        variant={count > 0 ? 'light' : 'default'}
        size="md"
        px="sm"
        aria-label={label}
        title={label}
        onClick={sheet.open}
      >
        <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
        {count > 0 && <span className={filters.count}>{count}</span>}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={sheet.close}
        position="bottom"
        title={text.action.filter}
        size="auto"
        className={filters.sheet ?? ''}
      >
        <FilterPlaceProvider value="sheet">
          <Stack gap="md">
            {children}
            <div className={filters.sheetEnd}>
              <Button variant="default" size="md" disabled={count === 0} onClick={state.clear}>
                {text.list.clearFilters}
              </Button>
              <Button size="md" onClick={sheet.close}>
                {text.list.showRows}
              </Button>
            </div>
          </Stack>
        </FilterPlaceProvider>
      </Drawer>
    </div>
  )
}
