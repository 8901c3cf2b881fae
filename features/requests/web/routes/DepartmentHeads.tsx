import { ActionIcon, Text, Title } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { type DepartmentHead, listDepartmentHeads, setDepartmentHead } from '#features/employees/contract.ts'
import { PersonCell } from '#features/employees/web/parts.ts'
import { useMayCall } from '#kit/web/access.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { HeadDialog } from './HeadDialog.tsx'
import classes from './routes.module.css'
import { useRouteText } from './text.ts'

/** The heads of departments, who decide for employees without a line manager; nothing for users who cannot see departments. */
export function DepartmentHeads() {
  const text = useRouteText()
  const mayCall = useMayCall()
  const maySee = mayCall(listDepartmentHeads)
  const answer = useRoute(listDepartmentHeads, {}, { enabled: maySee })
  const [edited, setEdited] = useState<DepartmentHead>()
  if (!maySee) return null
  return (
    <section className={classes.card} aria-label={text.heads}>
      <Title order={2} size="h4">
        {text.heads}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {text.headsHint}
      </Text>
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      <ul className={classes.routes}>
        {answer.data?.data.map((row) => (
          <li key={row.department_id}>
            <div>
              <div className={classes.condition}>{row.department}</div>
              {row.head ? (
                <PersonCell
                  id={row.head.id}
                  name={row.head.employee_name}
                  other={row.head.employee_other_name}
                  picture={row.head.employee_picture}
                />
              ) : (
                '–'
              )}
            </div>
            {mayCall(setDepartmentHead) && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`${text.editHead}: ${row.department}`}
                onClick={() => setEdited(row)}
              >
                <IconEdit size={18} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {edited && <HeadDialog row={edited} onClose={() => setEdited(undefined)} />}
    </section>
  )
}
