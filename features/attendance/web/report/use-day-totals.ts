import { useEffect } from 'react'
import { refresh, useRoute } from '#kit/web/query.ts'
import { reportDays } from '../../contract.ts'

const POLL = 1500

/** Number of days of each result for the filters. While days are being calculated it reads again, and finally also the list. */
export function useDayTotals(query: Record<string, unknown>) {
  // Without the filter by result, so that the counts of the other results stay visible.
  const input = { query: { ...query, result: undefined, per_page: 1 } }
  const answer = useRoute(reportDays, input, { keepPrevious: true })
  const isRunning = answer.data?.derivation.state === 'running'
  useRoute(reportDays, input, { every: POLL, enabled: isRunning })
  useEffect(() => {
    if (!isRunning) return
    return () => void refresh([reportDays])
  }, [isRunning])
  return { totals: answer.data?.totals, derivation: answer.data?.derivation }
}
