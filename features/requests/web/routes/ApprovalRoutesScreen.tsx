import { Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { type ApprovalRoute, listApprovalRoutes, listRequestKinds } from '../../contract.ts'
import { DeleteRoute } from './DeleteRoute.tsx'
import { DepartmentHeads } from './DepartmentHeads.tsx'
import { HrByBranch } from './HrByBranch.tsx'
import { KindRoutes } from './KindRoutes.tsx'
import { RouteDialog } from './RouteDialog.tsx'
import { RoutePreview } from './RoutePreview.tsx'
import classes from './routes.module.css'
import { useRouteText } from './text.ts'

type Edited = { kind: string; route?: ApprovalRoute }

/** Who decides requests of each kind: the usual steps, the company's own routes, and a preview for one employee. */
export default function ApprovalRoutesScreen() {
  const text = useRouteText()
  const kinds = useRoute(listRequestKinds)
  const routes = useRoute(listApprovalRoutes)
  const [edited, setEdited] = useState<Edited>()
  const [doomed, setDoomed] = useState<ApprovalRoute>()
  const error = kinds.error ?? routes.error
  return (
    <>
      <PageHeader title={text.title} text={text.intro} />
      {error && (
        <ErrorState error={error} onRetry={() => void Promise.all([kinds.refetch(), routes.refetch()])} />
      )}
      {!error && !(kinds.data && routes.data) && <Skeleton height={320} radius="lg" />}
      {kinds.data && routes.data && (
        <div className={classes.columns}>
          <Stack gap="md">
            {kinds.data.data.map((row) => (
              <KindRoutes
                key={row.kind}
                row={row}
                routes={routes.data.data.filter(({ kind }) => kind === row.kind)}
                onAdd={() => setEdited({ kind: row.kind })}
                onEdit={(route) => setEdited({ kind: row.kind, route })}
                onDelete={setDoomed}
              />
            ))}
          </Stack>
          <Stack gap="md">
            <RoutePreview kinds={kinds.data.data.map(({ kind }) => kind)} />
            <DepartmentHeads />
            <HrByBranch />
          </Stack>
        </div>
      )}
      {edited && <RouteDialog {...edited} onClose={() => setEdited(undefined)} />}
      {doomed && <DeleteRoute route={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}
