import { type ReactNode, type RefObject, type SyntheticEvent, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Fields that hold text of the user. A form of a contract reports its values itself; a search is no value. */
const TYPED =
  'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=search], [role=combobox])'

/** The fields of a dialog with their first values. */
export type FirstValues = RefObject<Map<Field, string>>

export const useFirstValues = (): FirstValues => useRef(new Map())

/** Whether a field that is still in the dialog has another text than at first. */
export const isTyped = ({ current }: FirstValues): boolean =>
  [...current].some(([field, first]) => field.isConnected && field.value !== first)

/** Notes the first values of the fields inside, also in portals. */
export function TypedText({ values, children }: { values: FirstValues; children: ReactNode }) {
  const note = (target: EventTarget, first?: string) => {
    if (!(target instanceof Element) || !target.matches(TYPED) || target.closest('form[novalidate]')) return
    const field = target as Field
    if (!values.current.has(field)) values.current.set(field, first ?? field.value)
  }
  const before = ({ target }: SyntheticEvent) => note(target)
  return (
    <div
      style={{ display: 'contents' }}
      onFocusCapture={before}
      onKeyDownCapture={before}
      onPasteCapture={before}
      // React reports no focus of a field with `autoFocus`.
      onInputCapture={({ target }) => note(target, '')}
    >
      {children}
    </div>
  )
}
