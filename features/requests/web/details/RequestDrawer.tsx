import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { PHONE } from '#kit/web/phone.ts'
import { useRoute } from '#kit/web/query.ts'
import { DetailsDrawer } from '#kit/web/show/DetailsDrawer.tsx'
import type { OpenedRow } from '#kit/web/show/use-opened-row.ts'
import { showRequest } from '../../contract.ts'
import { RequestActions } from '../actions/RequestActions.tsx'
import { useAskAgain } from '../actions/use-ask-again.ts'
import { kindTitle } from '../kinds.ts'
import { requestLine } from '../request-line.ts'
import { RequestDetails } from './RequestDetails.tsx'

interface Props {
  /** Rows whose key is the id of the request. */
  opened: OpenedRow<never>
}

/** A request of any kind beside its list, with the actions that are open to the user. */
export default function RequestDrawer({ opened }: Props) {
  return opened.id === undefined ? null : <OpenRequest key={opened.id} id={opened.id} opened={opened} />
}

function OpenRequest({ id, opened }: Props & { id: number }) {
  const language = useLanguage()
  const answer = useRoute(showRequest, { params: { id } })
  const request = answer.data?.data
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const again = useAskAgain(request)
  // Comments have their place among the details.
  const hasActions = again !== undefined || request?.can.some((action) => action !== 'comment')
  // On a desk the next request follows; on a phone the list does.
  const onDecided = () => (isPhone ? opened.close() : (opened.next ?? opened.close)())
  return (
    <DetailsDrawer
      opened={opened}
      title={request ? requestLine(request, language) : ' '}
      kind={request ? kindTitle(request.kind, language) : ''}
      actions={request && hasActions && <RequestActions request={request} onDecided={onDecided} />}
    >
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {!request && !answer.error && <Skeleton height={320} />}
      {request && <RequestDetails request={request} />}
    </DetailsDrawer>
  )
}
