import type { Review } from '../contract/reviews.ts'

/** What a payslip is compared with. */
export interface ReviewFacts {
  /** Net pay in the last approved run, in kip; null if that run did not pay this employee, or only some of its days. */
  net_before: number | null
  /** Employee numbers of others in this run who are paid to the same account; empty if the last run already paid all of them to it. */
  shared_with: string[]
}

export const NOTHING_TO_COMPARE: ReviewFacts = { net_before: null, shared_with: [] }

/**
 * The marks of a payslip besides those of the engine. `percent`: a net pay below this percentage of the earlier one,
 * or above the inverse, stands out. Amounts in whole kip; `base` is null for a payslip
 * that pays items only. `isPartial`: the employment covers only some days of the run, so less pay is expected and not marked.
 */
export function standOut(
  { base, net, isPartial = false }: { base: number | null; net: number; isPartial?: boolean },
  { net_before: before, shared_with }: ReviewFacts,
  percent: number,
): Review[] {
  const isCompared = before !== null && before > 0
  const marks: [Review, boolean][] = [
    ['zero_base', base === 0],
    ['net_zero', net === 0],
    ['net_dropped', isCompared && !isPartial && net > 0 && net * 100 < before * percent],
    ['net_rose', isCompared && net * percent > before * 100],
    ['shared_account', shared_with.length > 0],
  ]
  return marks.filter(([, isMarked]) => isMarked).map(([mark]) => mark)
}
