import { Text } from '@mantine/core'
import { ReasonDialog } from '#kit/web/form/ReasonDialog.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { MIN_REASON, type RequestFacts } from '../../contract.ts'
import { requestLine } from '../request-line.ts'
import { useRequestWords } from '../text.ts'
import { useDecide } from './use-decide.ts'

interface Props {
  /** An approval beyond a limit needs a reason too. */
  verdict: 'approved' | 'rejected' | 'returned'
  request: { id: number; version: number; kind: string; facts: RequestFacts; employee_name: string }
  onDone: () => void
  onClose: () => void
}

/** Decides a request with a reason, which its requester sees. */
export default function ReasonOfDecision({ verdict, request, onDone, onClose }: Props) {
  const text = useRequestWords().decide
  const language = useLanguage()
  const decide = useDecide()
  const words = {
    approved: [text.approveTitle, text.approveHint, text.approve],
    rejected: [text.rejectTitle, text.rejectHint, text.reject],
    returned: [text.returnTitle, text.returnHint, text.return],
  } as const
  const [title, sentence, submitLabel] = words[verdict]
  return (
    <ReasonDialog
      {...{ title, sentence, submitLabel }}
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
