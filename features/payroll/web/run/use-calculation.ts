import { useEffect, useState } from 'react'
import { call } from '#kit/web/client.ts'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { refresh, useMutate, useRoute } from '#kit/web/query.ts'
import { type Calculation, calculateRun, type RunDetail, showProgress, showRun } from '../../contract.ts'
import { useRunText } from '../text.ts'

const POLL_EVERY = 700

export interface CalculationState {
  /** A calculation is waiting or running. */
  isActive: boolean
  latest: Calculation | null
  /** It stopped without a result: its server was killed. */
  isStalled: boolean
  start: () => void
  isStarting: boolean
}

const isOver = (one: Calculation) => one.status !== 'queued' && one.status !== 'running'

/** The calculation of a run. Its state is the server's, so a page that is opened again shows the current progress. Announces its end once. */
export function useCalculation(run: RunDetail): CalculationState {
  const [watchedId, setWatchedId] = useState(0)
  const [endedId, setEndedId] = useState(0)
  const shownId = run.calculation?.id ?? 0
  // It stays watched when the run, loaded anew by another part of the page, shows its end before the progress does.
  if (run.is_calculating && shownId > watchedId) setWatchedId(shownId)
  const isStalled = run.calculation !== null && !isOver(run.calculation) && !run.is_calculating
  const watched = watchedId > endedId && !(isStalled && shownId === watchedId) ? watchedId : undefined
  const progress = useRoute(
    showProgress,
    { params: { id: run.id } },
    { enabled: watched !== undefined, every: watched !== undefined && POLL_EVERY },
  )
  const polled = progress.data?.data ?? null
  const start = useMutate(calculateRun, {
    onSuccess: ({ data }) => setWatchedId(data.id),
    onError: toastError,
  })
  const announce = useAnnouncement(run.id)

  useEffect(() => {
    if (watched === undefined || !polled || polled.id < watched || !isOver(polled)) return
    setEndedId(polled.id)
    void refresh().then(() => announce(polled))
  }, [watched, polled, announce])

  const latest = watched !== undefined && polled && polled.id >= watched ? polled : run.calculation
  return {
    isActive: watched !== undefined,
    latest,
    isStalled: watched === undefined && isStalled,
    start: () => start.mutate({ params: { id: run.id } }),
    isStarting: start.isPending,
  }
}

/** Announces the end of a calculation; the numbers of paid employees and marks are shown with the run. */
function useAnnouncement(id: number) {
  const text = useRunText().progress
  const [announce] = useState(() => async (ended: Calculation) => {
    if (ended.status !== 'done') return
    const { data } = await call(showRun, { params: { id } })
    const { employees, reviews, problems } = data.counts
    const parts = [text.done(formatNumber(employees, 0))]
    if (reviews) parts.push(text.doneReviews(formatNumber(reviews, 0)))
    if (problems) parts.push(text.doneProblems(formatNumber(problems, 0)))
    void toastSuccess(parts.join(' · '), 5000)
  })
  return announce
}
