import { createContext, useContext } from 'react'

/** Which fields of a section are rendered: in the steps for a new employee, the first ones and the others separately. */
export type ShownPart = 'all' | 'first' | 'others'

export const ShownPartContext = createContext<ShownPart>('all')

export const useShownPart = (): ShownPart => useContext(ShownPartContext)
