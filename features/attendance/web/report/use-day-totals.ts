import { useEffect } from 'react'
import { refresh, useRoute } from '#kit/web/query.ts'
import { reportDays } from '../../contract.ts'

const POLL = 1500

/** How many days of each result the filter finds. While days are being worked out it asks again, and at the end the list does. */
export function useDayTotals(query: Record<string, unknown>) {
  // The result itself is left out: its figures stay in view beside the others.
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
