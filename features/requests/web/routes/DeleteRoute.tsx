import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { type ApprovalRoute, deleteApprovalRoute } from '../../contract.ts'
import { kindTitle } from '../kinds.ts'
import { useRouteText } from './text.ts'

/** Asks before a route of the company is deleted. */
export function DeleteRoute({ route, onClose }: { route: ApprovalRoute; onClose: () => void }) {
  const text = useRouteText()
  const language = useLanguage()
  const remove = useMutate(deleteApprovalRoute, {
    onError: toastError,
    onSuccess: () => {
      void toastSuccess('deleted')
      onClose()
    },
  })
  return (
    <ConfirmDialog
      opened
      danger
      title={text.delete}
      confirmLabel={text.delete}
      loading={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { approval_route_id: route.id } })}
    >
      {text.deleteText(kindTitle(route.kind, language))}
    </ConfirmDialog>
  )
}
