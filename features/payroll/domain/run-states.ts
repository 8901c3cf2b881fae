/** The states of a run: draft → calculated → approved → paid; it is locked from approved (payroll rules, "A run's life"). */
export type RunStatus = 'draft' | 'calculated' | 'approved' | 'paid'
export type RunAction = 'edit' | 'delete' | 'calculate' | 'approve' | 'pay'

/**
 * `regular`: the pay of a period. `extra`: chosen items beside it, without attendance. `final`: people who leave. The tax and
 * the social security of a calendar month are those of the sum of its approved runs, whatever their kind.
 */
export const RUN_KINDS = ['regular', 'extra', 'final'] as const
export type RunKind = (typeof RUN_KINDS)[number]

/** The status after an action; missing: the action is refused. An edit that affects pay requires a new calculation. */
const TRANSITIONS: Record<RunAction, Partial<Record<RunStatus, RunStatus | 'deleted'>>> = {
  edit: { draft: 'draft', calculated: 'draft' },
  delete: { draft: 'deleted', calculated: 'deleted' },
  calculate: { draft: 'calculated', calculated: 'calculated' },
  approve: { calculated: 'approved' },
  pay: { approved: 'paid' },
}

/** The status after the action, or null if the status does not allow it. */
export function statusAfter(status: RunStatus, action: RunAction): RunStatus | 'deleted' | null {
  return TRANSITIONS[action][status] ?? null
}

export const isLocked = (status: RunStatus) => status === 'approved' || status === 'paid'

/** Why an action is refused in this status. */
export function refusalOf(status: RunStatus, action: RunAction) {
  if (statusAfter(status, action)) return null
  if (action === 'approve' && status === 'draft') return 'run_not_calculated'
  if (action === 'pay') return 'run_status'
  return isLocked(status) && action !== 'approve' ? 'run_locked' : 'run_status'
}

/** The facts that can prevent this user from approving a calculated run, or from paying an approved one. */
export interface ApprovalFacts {
  /** The provider's user inside the company can calculate, but only the company decides on payments. */
  isProvider: boolean
  /** Number of payslips with negative net pay. */
  unpayable: number
  requiresSecondPerson: boolean
  isOwnCalculation: boolean
  /** Calculated by the provider's user, who does not count as one of the two people. */
  isProvidersCalculation: boolean
  /** Changed or new bank accounts that a second person has not confirmed. */
  openAccounts: number
}

export function approvalRefusal(facts: ApprovalFacts) {
  if (facts.isProvider) return 'company_decides'
  if (facts.unpayable > 0) return 'run_has_unpayable'
  if (facts.requiresSecondPerson && facts.isOwnCalculation) return 'run_second_person'
  if (facts.requiresSecondPerson && facts.isProvidersCalculation) return 'run_first_person'
  return null
}

/** Why this user cannot accept the marks of a calculated run: to accept them is part of its approval. */
export function checkRefusal(
  facts: Pick<ApprovalFacts, 'isProvider' | 'requiresSecondPerson' | 'isOwnCalculation'>,
) {
  if (facts.isProvider) return 'company_decides'
  return facts.requiresSecondPerson && facts.isOwnCalculation ? 'check_second_person' : null
}

/** Why this user cannot mark an approved run as paid or export its bank list. */
export function paymentRefusal(
  facts: Pick<ApprovalFacts, 'isProvider' | 'requiresSecondPerson' | 'openAccounts'>,
) {
  if (facts.isProvider) return 'company_decides'
  return facts.requiresSecondPerson && facts.openAccounts > 0 ? 'accounts_unconfirmed' : null
}

/** The permitted actions on a run; none while it is being calculated. */
export function actionsOn(status: RunStatus, isCalculating: boolean, approval: ApprovalFacts): RunAction[] {
  if (isCalculating) return []
  const all: RunAction[] = ['edit', 'delete', 'calculate', 'approve', 'pay']
  return all.filter((action) => {
    if (!statusAfter(status, action)) return false
    if (action === 'pay') return paymentRefusal(approval) === null
    return action !== 'approve' || approvalRefusal(approval) === null
  })
}
