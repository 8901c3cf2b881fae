import type { ReactNode } from 'react'
import type { Source } from '#kit/contract/master-data-fields.ts'
import { ReferenceSelect } from '#kit/web/master-data/ReferenceSelect.tsx'
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
  const { province_code = null, district_code = null } = state.filters
  return (
    <FilterBar state={state}>
      <ReferenceSelect
        source={PROVINCES}
        aria-label={field.province}
        placeholder={field.province}
        w={190}
        value={province_code}
        onChange={(code) =>
          state.change({ filters: { province_code: code, ...(withDistrict && { district_code: null }) } })
        }
      />
      {withDistrict && (
        <ReferenceSelect
          source={DISTRICTS}
          within={province_code}
          aria-label={field.district}
          placeholder={field.district}
          w={190}
          value={district_code}
          onChange={(code) => state.change({ filters: { district_code: code } })}
        />
      )}
      {children}
    </FilterBar>
  )
}
