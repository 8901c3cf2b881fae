import { Alert, Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ApiError, errorText } from '#kit/web/api-error.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { decideByLink, MIN_REASON } from '../../contract.ts'
import { lettersOf } from '../../domain/reason.ts'
import { useByMailText } from './text.ts'

/** What was decided; `goesOn`: approved, and the next step is asked. */
export type Outcome = 'approved' | 'goesOn' | 'rejected'

interface Props {
  token: string
  onDone: (outcome: Outcome) => void
  /** Somebody else has decided, or the link has ended. */
  onChanged: () => void
}

/** A reason and two buttons; only these decide. */
export function DecideForm({ token, onDone, onChanged }: Props) {
  const text = useByMailText()
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const decide = useMutate(decideByLink, { refresh: 'none' })
  async function send(verdict: 'approved' | 'rejected') {
    if (verdict === 'rejected' && lettersOf(reason) < MIN_REASON) return setProblem(text.reasonNeeded)
    setProblem(undefined)
    try {
      const { status } = (await decide.mutateAsync({ body: { token, verdict, reason } })).data
      onDone(verdict === 'approved' && status === 'approved' ? 'goesOn' : verdict)
    } catch (error) {
      setProblem(errorText(error, language))
      if (error instanceof ApiError && error.code !== 'reason_needed') onChanged()
    }
  }
  return (
    <Stack gap="md">
      <Textarea
        label={text.reason}
        description={text.reasonHint}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <Group grow>
        <Button size="md" variant="default" disabled={decide.isPending} onClick={() => void send('rejected')}>
          {text.reject}
        </Button>
        <Button size="md" loading={decide.isPending} onClick={() => void send('approved')}>
          {text.approve}
        </Button>
      </Group>
    </Stack>
  )
}
