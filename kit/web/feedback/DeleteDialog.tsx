import type { RouteSpec } from '#kit/contract/route.ts'
import type { CallInput } from '../client.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { useMutate } from '../query.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { QuestionProps } from './Question.tsx'
import { toastError, toastSuccess } from './toast.ts'

interface Props<R extends RouteSpec>
  extends Pick<QuestionProps, 'onClose' | 'title' | 'confirmLabel' | 'children'> {
  route: R
  /** The input of the call for the record to delete; undefined closes the dialog. */
  input: CallInput<R> | undefined
}

/** Asks before a record is deleted, and deletes it. */
export function DeleteDialog<const R extends RouteSpec>({
  route,
  input,
  confirmLabel,
  ...question
}: Props<R>) {
  const { action } = useKitText()
  const remove = useMutate(route, {
    onSuccess: () => {
      question.onClose()
      void toastSuccess('deleted')
    },
    onError: toastError,
  })
  return (
    <ConfirmDialog
      {...question}
      opened={input !== undefined}
      onConfirm={() => input && remove.mutate(input)}
      loading={remove.isPending}
      confirmLabel={confirmLabel ?? action.delete}
      danger
    />
  )
}
