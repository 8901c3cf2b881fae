import { Text } from '@mantine/core'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { ReasonDialog } from '#kit/web/form/ReasonDialog.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { type RequestDetail, revokeRequest } from '../../contract.ts'
import { requestLine } from '../request-line.ts'
import { useRequestWords } from '../text.ts'

/** HR cancels an approved request of an employee, with a reason that the employee sees. */
export function RevokeDialog({ request, onClose }: { request: RequestDetail; onClose: () => void }) {
  const text = useRequestWords().actions
  const words = useKitText()
  const language = useLanguage()
  const revoke = useMutate(revokeRequest)
  const { id, version, employee_name } = request
  return (
    <ReasonDialog
      title={text.revoke}
      sentence={text.revokeHint}
      submitLabel={text.revoke}
      closeLabel={words.action.back}
      maxLength={500}
      record={`revoke-${id}`}
      onClose={onClose}
      send={async (reason) => {
        await revoke.mutateAsync({ params: { id }, body: { version, reason } })
        void toastSuccess(text.cancelled)
        onClose()
      }}
    >
      <Text fw={600}>
        {employee_name} · {requestLine(request, language)}
      </Text>
    </ReasonDialog>
  )
}
