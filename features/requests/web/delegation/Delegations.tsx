import { Button, Skeleton, Stack, Title } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { useSession } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { type Delegation, listDelegations } from '../../contract.ts'
import { useRequestWords } from '../text.ts'
import { DelegationCard } from './DelegationCard.tsx'
import classes from './delegation.module.css'
import { groupDelegations } from './group-delegations.ts'
import { OfferDialog } from './OfferDialog.tsx'

/** The delegations from and to the user, and a dialog for a new one. `ofAll`: HR also sees and sets those of others. */
export function Delegations({ ofAll }: { ofAll: boolean }) {
  const text = useRequestWords().delegation
  const ownId = useSession()?.user.employee_id ?? null
  const [isOffering, setOffering] = useState(false)
  const answer = useRoute(listDelegations, { query: { all: ofAll ? 'true' : undefined } })
  const delegations = answer.data?.data
  const groups = delegations && groupDelegations(delegations, ownId)
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        actions={
          <Button leftSection={<IconUserPlus size={18} />} onClick={() => setOffering(true)}>
            {text.add}
          </Button>
        }
      />
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {!delegations && !answer.error && <Skeleton height={180} radius="lg" />}
      {delegations?.length === 0 && (
        <EmptyState title={text.none} {...(ownId !== null && { text: text.noneHint })} />
      )}
      {groups && (
        <Stack gap="xl">
          <Group title={text.toMe} delegations={groups.toMe} />
          <Group title={text.fromMe} delegations={groups.fromMe} />
          <Group title={text.ofOthers} delegations={groups.ofOthers} />
          <Group title={text.earlier} delegations={groups.earlier} />
        </Stack>
      )}
      {isOffering && <OfferDialog forOthers={ofAll} onClose={() => setOffering(false)} />}
    </>
  )
}

function Group({ title, delegations }: { title: string; delegations: readonly Delegation[] }) {
  if (delegations.length === 0) return null
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      <ul className={classes.cards}>
        {delegations.map((delegation) => (
          <DelegationCard key={delegation.id} delegation={delegation} />
        ))}
      </ul>
    </section>
  )
}
