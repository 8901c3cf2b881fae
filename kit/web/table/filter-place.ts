import { createContext, useContext } from 'react'

const FilterPlace = createContext<'bar' | 'sheet'>('bar')
/** Filters are chips in the row above a list, or fields of a sheet on a phone. */
export const FilterPlaceProvider = FilterPlace.Provider
export const useIsInSheet = () => useContext(FilterPlace) === 'sheet'
