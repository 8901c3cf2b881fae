import type { MasterData } from '#kit/contract/master-data.ts'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { type RouteName, useIdParam, useReplace } from '../navigation.ts'
import { useRoute } from '../query.ts'
import { TableWaiting } from '../table/TableWaiting.tsx'
import type { Entry } from './entry.ts'
import { type ListExtras, MasterDataScreen } from './MasterDataScreen.tsx'

interface Props {
  list: MasterData
  /** The list, or the list with the dialog of its address. */
  part: 'list' | 'create' | 'edit'
  extras?: ListExtras
}

export function ListScreen({ list, part, extras }: Props) {
  const replace = useReplace()
  const onLeave = () => (replace as (name: RouteName) => void)(list.route as RouteName)
  if (part === 'edit') return <EditScreen list={list} onLeave={onLeave} />
  return (
    <MasterDataScreen
      key={part}
      list={list}
      opening={part === 'create' ? { kind: 'edit' } : undefined}
      onLeave={onLeave}
      extras={extras}
    />
  )
}

function EditScreen({ list, onLeave }: { list: MasterData; onLeave: () => void }) {
  const entry = useRoute(list.routes.show, { params: { id: useIdParam('id') } })
  if (entry.error) return <ErrorState error={entry.error} onRetry={() => void entry.refetch()} />
  if (!entry.data) return <TableWaiting />
  const opening = { kind: 'edit' as const, entry: entry.data.data as unknown as Entry }
  return <MasterDataScreen list={list} opening={opening} onLeave={onLeave} />
}
