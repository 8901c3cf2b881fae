import { Alert, Anchor, Skeleton, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle, IconLogin } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { ApiError } from '#kit/web/api-error.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatInstant } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { type Fact, FactRows } from '#kit/web/show/Facts.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { type DecisionLink, showDecisionLink } from '../../contract.ts'
import { DecideForm, type Outcome } from './DecideForm.tsx'
import { useByMailText } from './text.ts'

/** The page behind the link of a mail: an approver decides one request without signing in. The token is after '#'. */
export default function ByMailScreen() {
  const text = useByMailText()
  const token = useLocation().hash.slice(1)
  const answer = useRoute(showDecisionLink, { body: { token } }, { enabled: token !== '' })
  const [outcome, setOutcome] = useState<Outcome>()
  const link = answer.data?.data
  const isVoid =
    token === '' ||
    (answer.error instanceof ApiError && ['link_void', 'invalid_input'].includes(answer.error.code))
  return (
    <Stack gap="lg" maw="var(--champa-width-md)">
      <PageHeader title={text.title} />
      {outcome && <Done outcome={outcome} isStaff={link?.is_staff ?? false} />}
      {!outcome && link?.request && (
        <>
          <LinkFacts link={link} request={link.request} />
          <DecideForm token={token} onDone={setOutcome} onChanged={() => void answer.refetch()} />
          <Inbox isStaff={link.is_staff}>{text.more}</Inbox>
        </>
      )}
      {!outcome && link && link.state !== 'open' && <Ended link={link} state={link.state} />}
      {isVoid && (
        <>
          <Alert color="red" icon={<IconHelpCircle />} title={text.void}>
            {text.voidText}
          </Alert>
          <Anchor component={Link} to={href('Login')}>
            {text.signIn}
          </Anchor>
        </>
      )}
      {answer.error && !isVoid && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && !isVoid && <Skeleton height={200} />}
    </Stack>
  )
}

function LinkFacts({ link, request }: { link: DecisionLink; request: NonNullable<DecisionLink['request']> }) {
  const text = useByMailText()
  const language = useLanguage()
  const when = request.when[language]
  const facts: Fact[] = [
    [text.kind, request.kind[language]],
    [text.employee, request.name[language]],
    ...(when ? [[text.when, when] as const] : []),
    [text.company, link.company],
    [text.approver, link.approver],
    [text.until, formatInstant(link.expires_at)],
  ]
  return <FactRows facts={facts} />
}

function Inbox({ isStaff, children }: { isStaff: boolean; children: string }) {
  return (
    <Anchor component={Link} to={href(isStaff ? 'requests.staff' : 'requests.inbox')}>
      {children}
    </Anchor>
  )
}

function Done({ outcome, isStaff }: { outcome: Outcome; isStaff: boolean }) {
  const text = useByMailText()
  return (
    <>
      <Alert color="green" role="status" icon={<IconCircleCheck />} title={text.done[outcome]}>
        {text.doneText}
      </Alert>
      <Inbox isStaff={isStaff}>{text.toInbox}</Inbox>
    </>
  )
}

function Ended({ link, state }: { link: DecisionLink; state: Exclude<DecisionLink['state'], 'open'> }) {
  const text = useByMailText()
  const isSignIn = state === 'sign_in'
  const { decided_by: by, decided_at: at } = link
  return (
    <>
      <Alert
        color={isSignIn ? 'blue' : 'yellow'}
        icon={isSignIn ? <IconLogin /> : <IconAlertTriangle />}
        title={text.ended[state]}
      >
        {by && at && <Text>{text.decidedBy(by, formatInstant(at) ?? '')}</Text>}
        {text.endedText[state]}
      </Alert>
      <Inbox isStaff={link.is_staff}>{isSignIn ? text.signIn : text.toInbox}</Inbox>
    </>
  )
}
