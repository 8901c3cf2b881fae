import { Button, Text } from '@mantine/core'
import {
  IconBell,
  IconCheck,
  IconClockMinus,
  IconCornerUpLeft,
  IconEdit,
  IconRepeat,
  IconSend,
  IconX,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#kit/web/api-error.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { formatInstant } from '#kit/web/format.ts'
import type { RequestAction, RequestDetail } from '../../contract.ts'
import ApproveLess from '../decide/ApproveLess.tsx'
import ReasonOfDecision from '../decide/ReasonOfDecision.tsx'
import { useDecide } from '../decide/use-decide.ts'
import { requestKind } from '../kinds.ts'
import { useRequestWords } from '../text.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { EndingActions } from './EndingActions.tsx'
import { RevokeDialog } from './RevokeDialog.tsx'
import { useAskAgain } from './use-ask-again.ts'
import { useOwnActions } from './use-own-actions.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

type Dialog =
  | Extract<RequestAction, 'approve' | 'reject' | 'return' | 'withdraw' | 'cancel' | 'revoke'>
  | 'less'

const VERDICTS = { approve: 'approved', reject: 'rejected', return: 'returned' } as const

interface Props {
  request: RequestDetail
  /** After a decision. */
  onDecided: () => void
}

/** The buttons that the server offers for a request (`can`), and their dialogs. */
export function RequestActions({ request, onDecided }: Props) {
  const { actions: text, decide: words } = useRequestWords()
  const [dialog, setDialog] = useState<Dialog>()
  const decide = useDecide()
  const own = useOwnActions(request)
  const close = () => setDialog(undefined)
  const { can, kind, subject_id, remind_again_at } = request
  const parts = requestKind(kind)
  const again = useAskAgain(request)
  const button = (action: RequestAction, label: string, icon: ReactNode, more: object) =>
    can.includes(action) && (
      <Button key={action} variant="default" leftSection={icon} {...more}>
        {label}
      </Button>
    )
  /** An approval beyond a limit is asked for its reason. */
  const askOrSay = (error: unknown) =>
    error instanceof ApiError && error.code === 'reason_needed' ? setDialog('approve') : toastError(error)
  const opens = (name: Dialog) => ({ onClick: () => setDialog(name) })
  const bad = { c: 'red' }
  return (
    <>
      {remind_again_at && (
        <Text size="xs" c="dimmed" w="100%">
          {text.remindAgain(formatInstant(remind_again_at))}
        </Text>
      )}
      <EndingActions request={request} onChoose={setDialog} />
      {button('remind', text.remind, <IconBell size={17} />, {
        onClick: own.remind,
        loading: own.isBusy,
        disabled: remind_again_at !== null,
      })}
      {parts?.editPage &&
        button('edit', text.edit, <IconEdit size={17} />, {
          component: Link,
          to: parts.editPage(subject_id),
        })}
      {again && (
        <Button component={Link} to={again} variant="default" leftSection={<IconRepeat size={17} />}>
          {text.askAgain}
        </Button>
      )}
      {button('submit', text.submit, <IconSend size={17} />, {
        variant: 'filled',
        onClick: own.submit,
        loading: own.isBusy,
      })}
      {button('reject', words.reject, <IconX size={17} />, { ...opens('reject'), ...bad })}
      {button('return', words.return, <IconCornerUpLeft size={17} />, opens('return'))}
      {parts?.approvesLess && button('approve', words.less, <IconClockMinus size={17} />, opens('less'))}
      {button('approve', words.approve, <IconCheck size={17} />, {
        variant: 'filled',
        loading: decide.isBusy,
        onClick: () => void decide.one(request, 'approved').then(onDecided, askOrSay),
      })}
      {(dialog === 'approve' || dialog === 'reject' || dialog === 'return') && (
        <ReasonOfDecision
          verdict={VERDICTS[dialog]}
          request={request}
          onDone={() => {
            close()
            onDecided()
          }}
          onClose={close}
        />
      )}
      {dialog === 'less' && (
        <ApproveLess
          request={request}
          onDone={() => {
            close()
            onDecided()
          }}
          onClose={close}
        />
      )}
      {dialog === 'withdraw' && <WithdrawDialog request={request} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog request={request} onClose={close} />}
      {dialog === 'revoke' && <RevokeDialog request={request} onClose={close} />}
    </>
  )
}
