import { Question, type QuestionProps } from './Question.tsx'
import { useCloseQuestion } from './use-close-question.tsx'

/**
 * Asks for confirmation before an action (width 500). Without a title it asks whether to delete. Escape, a click
 * beside it and its cross ask before they discard what is typed in it; "Cancel" does not.
 */
export function ConfirmDialog(props: QuestionProps) {
  const question = useCloseQuestion(props.opened)
  return question.around(
    <Question {...props} closeOnEscape={!question.isAsking} onDismiss={() => question.ask(props.onClose)} />,
  )
}
