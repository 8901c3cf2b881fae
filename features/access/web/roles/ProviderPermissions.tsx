import { Skeleton } from '@mantine/core'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { listPermissions } from '../../contract/roles.ts'
import { PermissionsField, type PermissionsInput } from './PermissionsField.tsx'

/** The permissions of one side, for the provider. */
export function ProviderPermissions({ side, ...input }: PermissionsInput & { side: 'provider' | 'company' }) {
  const list = useRoute(listPermissions, { query: { side, per_page: 200, sort: 'name' } })
  if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton height={240} />
  return <PermissionsField permissions={list.data.data} {...input} />
}
