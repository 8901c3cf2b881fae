import type { ReactNode } from 'react'
import type { Source } from '#kit/contract/master-data-fields.ts'
import { ReferenceFilter } from '#kit/web/master-data/ReferenceFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import { district, province } from '../../contract/places/places.ts'
import { usePlacesText } from './text.ts'

export const PROVINCES = province().source as Source
export const DISTRICTS = district().source as Source

interface Props {
  state: ListState
  /** Includes the district within the province. */
  withDistrict?: boolean
  children?: ReactNode
}

/** Province (and district within it) as filters of a list. */
export function PlaceFilter({ state, withDistrict = false, children }: Props) {
  const { field } = usePlacesText()
  return (
    <FilterBar state={state}>
      <ReferenceFilter
        state={state}
        name="province_code"
        label={field.province}
        source={PROVINCES}
        clears={withDistrict ? ['district_code'] : []}
      />
      {withDistrict && (
        <ReferenceFilter
          state={state}
          name="district_code"
          label={field.district}
          source={DISTRICTS}
          within={state.filters.province_code}
        />
      )}
      {children}
    </FilterBar>
  )
}
