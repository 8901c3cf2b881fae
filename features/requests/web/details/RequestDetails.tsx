import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { Fragment, Suspense } from 'react'
import { ActorCell, PersonCell } from '#features/employees/web/parts.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { formatInstant } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useSession } from '#kit/web/session.ts'
import { type Fact, Facts } from '#kit/web/show/Facts.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { RequestDetail } from '../../contract.ts'
import { sizeOf, whenOf } from '../../domain/describe-facts.ts'
import { kindTitle, requestKind } from '../kinds.ts'
import { RequestStatusBadge } from '../RequestStatusBadge.tsx'
import { useRequestWords } from '../text.ts'
import { BeforeDeciding, Part } from './BeforeDeciding.tsx'
import { Comments } from './Comments.tsx'
import { DecisionHistory } from './DecisionHistory.tsx'
import { StepLine } from './StepLine.tsx'

/** A request: who asks for what, what helps to decide, who has it now, and what has happened. */
export function RequestDetails({ request }: { request: RequestDetail }) {
  const { details: text, inbox, steps } = useRequestWords()
  const Details = requestKind(request.kind)?.Details
  const isOwn = useSession()?.user.employee_id === request.employee_id
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <RequestStatusBadge status={request.status} isReturned={request.is_returned} />
        {request.stands_in_for && (
          <StatusBadge tone="info">{inbox.standsInFor(request.stands_in_for.name)}</StatusBadge>
        )}
      </Group>
      {!isOwn && (
        <PersonCell
          id={request.employee_id}
          name={request.employee_name}
          other={request.employee_other_name}
          number={request.emp_number}
          picture={request.employee_picture}
          size={44}
          isLink
        />
      )}
      <WhatIsAsked request={request} />
      <WhatCameOfIt request={request} />
      {Details && (
        <Suspense fallback={<Skeleton height={96} />}>
          <Details request={request} />
        </Suspense>
      )}
      <BeforeDeciding request={request} />
      {request.steps.length > 0 && (
        <Part title={steps.title}>
          <StepLine steps={request.steps} />
        </Part>
      )}
      {request.decisions.length > 0 && (
        <Part title={text.history}>
          <DecisionHistory decisions={request.decisions} />
        </Part>
      )}
      {(request.comments.length > 0 || request.can.includes('comment')) && (
        <Part title={text.comments}>
          <Comments request={request} />
        </Part>
      )}
    </Stack>
  )
}

/** Of an approved request whose days have begun. */
function WhatCameOfIt({ request }: { request: RequestDetail }) {
  const Outcome = requestKind(request.kind)?.Outcome
  const { first_day } = request.facts
  if (!Outcome || request.status !== 'success' || !first_day || first_day > todayInLaos()) return null
  return (
    <Suspense>
      <Outcome request={request} />
    </Suspense>
  )
}

/** A span of times stays in one line. */
const wholeWords = (text: string) =>
  text.split(' ').map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
    <Fragment key={at}>
      {at > 0 && ' '}
      <span style={{ whiteSpace: 'nowrap' }}>{word}</span>
    </Fragment>
  ))

/** The facts of the request and the requester's own words. */
function WhatIsAsked({ request }: { request: RequestDetail }) {
  const text = useRequestWords().details
  const language = useLanguage()
  const { facts, kind, detail, submitted_at } = request
  const isEntered = request.requested_by !== '' && request.requested_by_face?.id !== request.employee_id
  const shown: readonly (Fact | false)[] = [
    [text.kind, facts.title ? `${kindTitle(kind, language)} · ${facts.title}` : kindTitle(kind, language)],
    whenOf(facts, language) !== '' && [text.when, wholeWords(whenOf(facts, language))],
    [text.amount, sizeOf(facts, language)],
    !!facts.asked_from && [text.asked, `${facts.asked_from}–${facts.asked_to}`],
    !!request.number && [text.number, request.number],
    !!request.department && [text.department, request.department],
    isEntered && [
      text.sentBy,
      <ActorCell key="by" name={request.requested_by} face={request.requested_by_face} />,
    ],
    !!submitted_at && [
      text.sentAt,
      <span key="at" className="figures">
        {formatInstant(submitted_at)}
      </span>,
    ],
  ]
  return (
    <div>
      <Facts
        columnWidth={140}
        facts={shown.filter((fact): fact is Fact => fact !== false && fact[1] !== '')}
      />
      {detail && (
        <Text mt="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <Text span c="dimmed" size="sm" display="block">
            {text.reason}
          </Text>
          {detail}
        </Text>
      )}
    </div>
  )
}
