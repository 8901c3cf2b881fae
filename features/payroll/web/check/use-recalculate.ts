import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatKip } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { type Recalculated, type RunDetail, recalculatePayslip } from '../../contract.ts'
import { problemText } from '../tabs/problem-text.ts'
import { useRunText } from '../text.ts'

const TOAST_MILLISECONDS = 6000

/** Whether single payslips of the run can be calculated again: a settlement is calculated as a whole. */
export const mayRecalculate = (run: RunDetail): boolean =>
  run.status === 'calculated' && run.kind !== 'final' && run.can.includes('calculate')

/**
 * Calculates one payslip of the run again and tells the net pay before and now. `onGone`: afterwards the employee has no payslip in
 * the run.
 */
export function useRecalculate(run: Pick<RunDetail, 'id'>, onGone?: () => void) {
  const text = useRunText()
  const language = useLanguage()
  const kip = (amount: number) => formatKip(amount, { language })
  const message = ({ net_before, net, outcome, problem }: Recalculated): string => {
    if (problem) return text.recalculate.problem(problemText(problem, text))
    if (outcome === 'left_out' || net === null) return text.recalculate.leftOut
    if (net_before === null) return text.recalculate.added(kip(net))
    return net === net_before
      ? text.recalculate.same(kip(net))
      : text.recalculate.changed(kip(net_before), kip(net))
  }
  const recalculate = useMutate(recalculatePayslip, {
    onSuccess: ({ data }) => {
      if (data.outcome !== 'paid') onGone?.()
      void toastSuccess(message(data), TOAST_MILLISECONDS)
    },
    onError: toastError,
  })
  return {
    start: (employee_id: number) => recalculate.mutate({ params: { id: run.id, employee_id } }),
    isPending: recalculate.isPending,
  }
}
