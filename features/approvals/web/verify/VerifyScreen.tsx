import { Alert, Skeleton, Stack } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react'
import { useParams } from 'react-router'
import { ApiError } from '#kit/web/api-error.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatInstant } from '#kit/web/format.ts'
import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'
import { useRoute } from '#kit/web/query.ts'
import { type Fact, Facts } from '#kit/web/show/Facts.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { verifyApproval } from '../../contract.ts'

const texts = defineDictionary({
  la: () => import('../texts/verify-la.ts'),
  en: () => import('../texts/verify-en.ts'),
})

/** Tells anybody with a printed document whether a company has approved it. */
export default function VerifyScreen() {
  const text = useText(texts)
  const { code = '' } = useParams()
  const answer = useRoute(verifyApproval, { params: { code } })
  const document = answer.data?.data
  const isUnknown =
    answer.error instanceof ApiError && ['not_found', 'invalid_input'].includes(answer.error.code)
  const holds = document?.status === 'success'
  const facts: Fact[] = document
    ? [
        [text.number, document.number],
        [text.subject, document.title],
        [text.company, document.company],
        [text.approvedAt, formatInstant(document.approved_at)],
        ...(document.cancelled_at
          ? [[text.cancelledAt, formatInstant(document.cancelled_at)] satisfies Fact]
          : []),
      ]
    : []
  return (
    <Stack gap="lg" maw="var(--champa-width-md)">
      <PageHeader title={text.title} />
      {document && (
        <>
          <Alert
            color={holds ? 'green' : 'yellow'}
            icon={holds ? <IconCircleCheck /> : <IconAlertTriangle />}
            title={holds ? text.confirmed : text.cancelled}
          >
            {holds ? text.confirmedText(document.company) : text.cancelledText}
          </Alert>
          <Facts columnWidth={200} facts={facts} />
        </>
      )}
      {isUnknown && (
        <Alert color="red" icon={<IconHelpCircle />} title={text.unknown}>
          {text.unknownText}
        </Alert>
      )}
      {answer.error && !isUnknown && (
        <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
      )}
      {answer.isPending && <Skeleton height={160} />}
    </Stack>
  )
}
