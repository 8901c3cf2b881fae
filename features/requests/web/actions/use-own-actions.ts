import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatInstant } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { remindApprover, submitRequest } from '../../contract.ts'
import { useRequestWords } from '../text.ts'

/** Sends an own draft, and reminds the person for whom an own request waits. */
export function useOwnActions({ id, version }: { id: number; version: number }) {
  const text = useRequestWords().actions
  const onError = toastError
  const submit = useMutate(submitRequest, { onError, onSuccess: () => void toastSuccess(text.submitted) })
  const remind = useMutate(remindApprover, {
    onError,
    onSuccess: ({ data }) => void toastSuccess(text.reminded(formatInstant(data.again_at))),
  })
  return {
    isBusy: submit.isPending || remind.isPending,
    submit: () => submit.mutate({ params: { id }, body: { version } }),
    remind: () => remind.mutate({ params: { id }, body: {} }),
  }
}
