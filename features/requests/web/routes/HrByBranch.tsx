import { ActionIcon, Text, Title } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { useMayCall } from '#kit/web/access.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { type HrAccount, listHrAccounts, setHrBranches } from '../../contract.ts'
import { HrBranchesDialog } from './HrBranchesDialog.tsx'
import classes from './routes.module.css'
import { useRouteText } from './text.ts'

/** The HR people with the branches for whose employees each decides. */
export function HrByBranch() {
  const text = useRouteText()
  const mayCall = useMayCall()
  const answer = useRoute(listHrAccounts)
  const [edited, setEdited] = useState<HrAccount>()
  const people = answer.data?.data
  return (
    <section className={classes.card} aria-label={text.hr}>
      <Title order={2} size="h4">
        {text.hr}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {text.hrHint}
      </Text>
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {people?.length === 0 && <Text c="dimmed">{text.hrNone}</Text>}
      <ul className={classes.routes}>
        {people?.map((row) => (
          <li key={row.account_id}>
            <div>
              <div className={classes.condition}>{row.name}</div>
              {row.branches.map(({ name }) => name).join(', ') || text.wholeCompany}
            </div>
            {mayCall(setHrBranches) && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`${text.editHr}: ${row.name}`}
                onClick={() => setEdited(row)}
              >
                <IconEdit size={18} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {edited && <HrBranchesDialog row={edited} onClose={() => setEdited(undefined)} />}
    </section>
  )
}
