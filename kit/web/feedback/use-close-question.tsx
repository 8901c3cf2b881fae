import { type ReactNode, useState } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import { Question } from './Question.tsx'
import { isTyped, TypedText, useFirstValues } from './TypedText.tsx'
import { discardUnsaved, UnsavedForms } from './unsaved.ts'

interface CloseQuestion {
  /** Does it at once, or asks first if a form inside contains unsaved values or a field other text than at first. */
  ask: (leave: () => void) => void
  isAsking: boolean
  /** Wraps what is inside, so that its forms and fields report unsaved values, and shows the question. */
  around: (inside: ReactNode) => ReactNode
}

/** The question before unsaved values of a dialog or drawer are discarded. */
export function useCloseQuestion(isOpen: boolean): CloseQuestion {
  const { confirm } = useKitText()
  const [unsaved] = useState(() => new Set<string>())
  const values = useFirstValues()
  const [leave, setLeave] = useState<() => void>()
  const stay = () => setLeave(undefined)
  return {
    ask: (next) => {
      if (unsaved.size === 0 && !isTyped(values)) return next()
      // Later, because both dialogs listen to the same Escape key, which would also close the question.
      setTimeout(() => setLeave(() => next))
    },
    isAsking: leave !== undefined,
    around: (inside) => (
      <UnsavedForms value={unsaved}>
        <TypedText values={values}>{inside}</TypedText>
        <Question
          opened={isOpen && leave !== undefined}
          onClose={stay}
          onConfirm={() => {
            stay()
            // Closing can lead to another page, which would ask again.
            discardUnsaved(unsaved)
            values.current.clear()
            leave?.()
          }}
          title={confirm.leaveTitle}
          confirmLabel={confirm.discard}
          closeLabel={confirm.stay}
          danger
          cancelFirst
        >
          {confirm.closeText}
        </Question>
      </UnsavedForms>
    ),
  }
}
