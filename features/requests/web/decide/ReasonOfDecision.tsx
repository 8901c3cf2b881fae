import { Text } from '@mantine/core'
import { ReasonDialog } from '#kit/web/form/ReasonDialog.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { MIN_REASON, type RequestFacts } from '../../contract.ts'
import { requestLine } from '../request-line.ts'
import { useRequestWords } from '../text.ts'
import { useDecide } from './use-decide.ts'

interface Props {
  verdict: 'rejected' | 'returned'
  request: { id: number; version: number; kind: string; facts: RequestFacts; employee_name: string }
  onDone: () => void
  onClose: () => void
}

/** Rejects or returns a request, with the reason that its requester sees. */
export default function ReasonOfDecision({ verdict, request, onDone, onClose }: Props) {
  const text = useRequestWords().decide
  const language = useLanguage()
  const decide = useDecide()
  const isReturn = verdict === 'returned'
  return (
    <ReasonDialog
      title={isReturn ? text.returnTitle : text.rejectTitle}
      sentence={isReturn ? text.returnHint : text.rejectHint}
      submitLabel={isReturn ? text.return : text.reject}
      minLength={MIN_REASON}
      maxLength={500}
      record={`${verdict}-${request.id}`}
      onClose={onClose}
      send={async (reason) => {
        await decide.one(request, verdict, reason)
        onDone()
      }}
    >
      <Text fw={600}>
        {request.employee_name} · {requestLine(request, language)}
      </Text>
    </ReasonDialog>
  )
}
