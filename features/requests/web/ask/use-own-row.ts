import { bulkParam } from '#kit/contract/bulk.ts'
import { useRoute } from '#kit/web/query.ts'
import type { OwnKind, OwnRow } from './own-kind.ts'

/** An own record of a kind; nothing is read without an id. */
export function useOwnRow<Row extends OwnRow>({ show }: OwnKind<Row>, id: number | null) {
  const { data, error, refetch } = useRoute(show, { params: { [bulkParam(show)]: id ?? 0 } } as never, {
    enabled: id !== null,
  })
  return { row: (data as { data: Row } | undefined)?.data, error, retry: () => void refetch() }
}
