import { Skeleton } from '@mantine/core'
import { AskPage } from '#features/requests/web/parts.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { showOwnDetails } from '../contract.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { useProfileKind } from './use-profile-kind.ts'

/** An employee asks for changes of the own record. */
export default function ProfileRequestScreen() {
  const kind = useProfileKind()
  const details = useRoute(showOwnDetails)
  const now = details.data?.data
  return (
    <AskPage kind={kind}>
      {({ again: _, ...parts }) => {
        if (details.error) return <ErrorState error={details.error} onRetry={() => void details.refetch()} />
        if (!now) return <Skeleton height={420} radius="lg" maw={720} />
        return <ProfileForm {...parts} initial={{ ...now, reason: '' }} />
      }}
    </AskPage>
  )
}
