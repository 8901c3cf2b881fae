import { useMediaQuery } from '@mantine/hooks'
import { ApiError } from '#kit/web/api-error.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatInstant } from '#kit/web/format.ts'
import { PHONE } from '#kit/web/phone.ts'
import { useMutate } from '#kit/web/query.ts'
import { type ClockTimes, type DecisionOutcome, decideRequests } from '../../contract.ts'
import { useRequestWords } from '../text.ts'
import { type DecidedRow, inCalls } from './calls.ts'

export type Verdict = 'approved' | 'rejected' | 'returned'

/** Decides one request or several. */
export function useDecide() {
  const text = useRequestWords().decide
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const decide = useMutate(decideRequests)
  const send = async (rows: readonly DecidedRow[], verdict: Verdict, reason: string, less?: ClockTimes) => {
    const outcomes: DecisionOutcome[] = []
    for (const part of inCalls(rows)) {
      const body = {
        ...part,
        verdict,
        reason,
        channel: isPhone ? 'phone' : 'web',
        ...(less && { less }),
      } as const
      outcomes.push(...(await decide.mutateAsync({ body })).data)
    }
    return outcomes
  }
  /** Why a request was not decided; with `already_decided` by whom and when. */
  const sentenceOf = ({ error, by, at }: DecisionOutcome) =>
    error?.code === 'already_decided' && by && at
      ? text.by(error.message, by, formatInstant(at))
      : (error?.message ?? '')
  return {
    isBusy: decide.isPending,
    /** Says what has happened; throws `ApiError` if the request was not decided. `less`: only these times are approved. */
    async one(row: DecidedRow, verdict: Verdict, reason = '', less?: ClockTimes): Promise<void> {
      const [outcome] = await send([row], verdict, reason, less)
      if (outcome?.error) throw new ApiError(409, { code: outcome.error.code, message: sentenceOf(outcome) })
      const goesOn = verdict === 'approved' && outcome?.status === 'approved'
      void toastSuccess(goesOn ? text.goesOn : text.done[verdict])
    },
    /** The outcomes in the order of the rows, each with the sentence that says why it was not decided. */
    async several(rows: readonly DecidedRow[]): Promise<DecisionOutcome[]> {
      const outcomes = await send(rows, 'approved', '')
      return outcomes.map((outcome) => ({
        ...outcome,
        error: outcome.error && { ...outcome.error, message: sentenceOf(outcome) },
      }))
    },
  }
}
