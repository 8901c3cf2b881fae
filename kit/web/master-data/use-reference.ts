import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import type { Source } from '#kit/contract/master-data-fields.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { useRoute } from '../query.ts'

/** The rows of a reference list; with a parent field only those within its value, and none without a value. */
export function useReference(source: Source, within?: string | null) {
  const route = defineRoute({
    method: 'GET',
    path: source.path,
    summary: '',
    access: 'session',
    query: z.record(z.string(), z.string()) as never,
    answer: dataAnswer(z.array(z.record(z.string(), z.string()))),
  })
  const isOpen = !source.within || Boolean(within)
  const query = source.within && within ? { [source.within.column]: within } : {}
  const list = useRoute(route, { query } as never, { enabled: isOpen })
  return { isOpen, isPending: list.isPending, rows: list.data?.data ?? [] }
}
