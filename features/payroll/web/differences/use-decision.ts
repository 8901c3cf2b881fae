import { useState } from 'react'
import type { BulkOutcome } from '#kit/contract/bulk.ts'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { useMutate } from '#kit/web/query.ts'
import type { ReportOutcomes } from '#kit/web/table/bulk.ts'
import { type reopenClaims, reopenDifferences } from '../../contract.ts'
import { useDifferenceText } from './text.ts'

/** One difference with the version that the user has seen, or several selected ones. */
export interface Chosen {
  ids: number[]
  version?: number
  clear?: () => void
  /** Names the differences that refused the decision, which stay selected. */
  report?: ReportOutcomes
}

/** The body of a decision without its own fields. */
export const bodyOf = ({ ids, version }: Chosen) => ({ ids, ...(version !== undefined && { version }) })

export const refusedOf = (outcomes: readonly BulkOutcome[]) => outcomes.filter(({ error }) => error)

/** The decision of a dialog: closes it; what refused it is named by the list, or in the dialog of a single difference. */
export function useDecision(chosen: Chosen, onClose: () => void) {
  const [refused, setRefused] = useState<BulkOutcome[]>([])
  return {
    refused,
    finish(outcomes: readonly BulkOutcome[], message: string) {
      const failed = refusedOf(outcomes)
      if (failed.length > 0 && !chosen.report) return setRefused(failed)
      if (failed.length > 0) {
        onClose()
        return chosen.report?.(outcomes)
      }
      void toastSuccess(message)
      chosen.clear?.()
      onClose()
    },
  }
}

/** Lets differences or claims wait again. */
export function useReopen(route: typeof reopenDifferences | typeof reopenClaims = reopenDifferences) {
  const text = useDifferenceText()
  const reopen = useMutate(route, { onError: toastError })
  return async (chosen: Chosen) => {
    const { outcomes } = (await reopen.mutateAsync({ body: bodyOf(chosen) })).data
    const [failed] = refusedOf(outcomes)
    if (failed?.error) toastError(failed.error.message)
    else void toastSuccess(text.reopened)
  }
}
