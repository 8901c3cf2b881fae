import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { ActorCell } from '#features/employees/web/parts.ts'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import { answerDelegation, type Delegation, type DelegationState, revokeDelegation } from '../../contract.ts'
import { formatSpan } from '../../domain/describe-facts.ts'
import { kindTitle } from '../kinds.ts'
import { useRequestWords } from '../text.ts'
import classes from './delegation.module.css'

const TONES: Record<DelegationState, Tone> = {
  offered: 'wait',
  coming: 'info',
  running: 'good',
  ended: 'neutral',
  declined: 'bad',
  revoked: 'neutral',
}

/** Who decides for whom on which days, with the answers that the user can give. */
export function DelegationCard({ delegation }: { delegation: Delegation }) {
  const text = useRequestWords().delegation
  const language = useLanguage()
  const { kinds, first_day, last_day, reason, set_by, state } = delegation
  const names = kinds === null ? text.allKinds : kinds.map((kind) => kindTitle(kind, language)).join(', ')
  return (
    <li className={classes.card}>
      <div className={classes.people}>
        <ActorCell name={delegation.from_name} face={delegation.from_face} size={30} />
        <IconArrowRight size={18} className={classes.arrow} aria-hidden="true" />
        <ActorCell name={delegation.to_name} face={delegation.to_face} size={30} />
      </div>
      <div>
        <StatusBadge tone={TONES[state]}>{text.states[state]}</StatusBadge>
      </div>
      <div className={classes.facts}>
        <div>{formatSpan(first_day, last_day)}</div>
        <div>{names}</div>
        {reason && <div>{reason}</div>}
        {set_by && <div>{text.setBy(set_by)}</div>}
      </div>
      {delegation.can.length > 0 && <Answers delegation={delegation} />}
    </li>
  )
}

function Answers({ delegation: { id: delegation_id, can } }: { delegation: Delegation }) {
  const text = useRequestWords().delegation
  const words = useKitText()
  const [isRevoking, setRevoking] = useState(false)
  const answer = useMutate(answerDelegation, {
    onError: toastError,
    onSuccess: ({ data: { state } }) =>
      void toastSuccess(state === 'declined' ? text.declined : text.accepted),
  })
  const revoke = useMutate(revokeDelegation, {
    onError: toastError,
    onSuccess: () => {
      setRevoking(false)
      void toastSuccess(text.revoked)
    },
  })
  const reply = (accepts: boolean) => answer.mutate({ params: { delegation_id }, body: { accepts } })
  return (
    <div className={classes.buttons}>
      {can.includes('accept') && (
        <Button loading={answer.isPending} onClick={() => reply(true)}>
          {text.accept}
        </Button>
      )}
      {can.includes('decline') && (
        <Button variant="default" disabled={answer.isPending} onClick={() => reply(false)}>
          {text.decline}
        </Button>
      )}
      {can.includes('revoke') && (
        <Button variant="default" c="red" onClick={() => setRevoking(true)}>
          {text.revoke}
        </Button>
      )}
      <ConfirmDialog
        opened={isRevoking}
        danger
        title={text.revoke}
        confirmLabel={text.revoke}
        closeLabel={words.action.back}
        loading={revoke.isPending}
        onClose={() => setRevoking(false)}
        onConfirm={() => revoke.mutate({ params: { delegation_id } })}
      >
        {text.revokeHint}
      </ConfirmDialog>
    </div>
  )
}
