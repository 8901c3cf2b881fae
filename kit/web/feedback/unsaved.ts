import { createContext, useCallback, useContext, useEffect, useId, useRef } from 'react'

/** The forms of a dialog that contain unsaved values, by their ids. */
export const UnsavedForms = createContext<Set<string> | null>(null)

/** All forms on the page with unsaved values, those in dialogs too. */
const onPage = new Set<string>()

/** Whether a form on the page contains unsaved values. */
export const isPageUnsaved = (): boolean => onPage.size > 0

/** The user has agreed to discard the values of these forms. */
export function discardUnsaved(forms: Iterable<string> = onPage): void {
  for (const id of [...forms]) onPage.delete(id)
}

/** Reports to the page, and to the surrounding dialog, whether the form contains unsaved values. */
export function useUnsavedMark(): (isUnsaved: boolean) => void {
  const forms = useContext(UnsavedForms)
  const id = useId()
  const isMounted = useRef(false)
  const mark = useCallback(
    (isUnsaved: boolean) => {
      for (const place of [onPage, forms]) {
        // What is sent can be refused after the form was closed.
        if (isUnsaved && isMounted.current) place?.add(id)
        else place?.delete(id)
      }
    },
    [forms, id],
  )
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      mark(false)
    }
  }, [mark])
  return mark
}
