import { createContext, useCallback, useContext, useEffect, useId } from 'react'

/** The forms of a dialog that contain unsaved values, by their ids. */
export const UnsavedForms = createContext<Set<string> | null>(null)

/** Reports to the surrounding dialog whether the form contains unsaved values. Without a dialog it does nothing. */
export function useUnsavedMark(): (isUnsaved: boolean) => void {
  const forms = useContext(UnsavedForms)
  const id = useId()
  useEffect(() => () => void forms?.delete(id), [forms, id])
  return useCallback(
    (isUnsaved) => {
      if (isUnsaved) forms?.add(id)
      else forms?.delete(id)
    },
    [forms, id],
  )
}
