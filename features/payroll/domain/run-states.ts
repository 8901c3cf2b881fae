/** A run's life: draft → calculated → approved → paid; from approved on it is locked (payroll rules, "A run's life"). */
export type RunStatus = 'draft' | 'calculated' | 'approved' | 'paid'
export type RunAction = 'edit' | 'delete' | 'calculate' | 'approve' | 'pay'

/** Where an action leads from each status; no entry: refused. An edit of what pay depends on asks for a new calculation. */
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

/** Why an action is refused from this status. */
export function refusalOf(status: RunStatus, action: RunAction) {
  if (statusAfter(status, action)) return null
  if (action === 'approve' && status === 'draft') return 'run_not_calculated'
  if (action === 'pay') return 'run_status'
  return isLocked(status) && action !== 'approve' ? 'run_locked' : 'run_status'
}

/** What keeps a calculated run from being approved, and an approved one from being paid, by this person. */
export interface ApprovalFacts {
  /** The provider's person inside the company: they may help to calculate, but what is paid is the company's to decide. */
  isProvider: boolean
  /** Payslips whose net is below zero. */
  unpayable: number
  asksForSecondPerson: boolean
  isOwnCalculation: boolean
  /** Calculated by the provider's person, who is none of the two. */
  isProvidersCalculation: boolean
  /** Changed or new bank accounts that no second person has confirmed. */
  openAccounts: number
}

export function approvalRefusal(facts: ApprovalFacts) {
  if (facts.isProvider) return 'company_decides'
  if (facts.unpayable > 0) return 'run_has_unpayable'
  if (facts.asksForSecondPerson && facts.isOwnCalculation) return 'run_second_person'
  if (facts.asksForSecondPerson && facts.isProvidersCalculation) return 'run_first_person'
  return null
}

/** Why an approved run is not marked as paid, and its bank list not exported, by this person. */
export function paymentRefusal(
  facts: Pick<ApprovalFacts, 'isProvider' | 'asksForSecondPerson' | 'openAccounts'>,
) {
  if (facts.isProvider) return 'company_decides'
  return facts.asksForSecondPerson && facts.openAccounts > 0 ? 'accounts_unconfirmed' : null
}

/** What may be done with a run now; while it is being calculated nothing but to look. */
export function actionsOn(status: RunStatus, isCalculating: boolean, approval: ApprovalFacts): RunAction[] {
  if (isCalculating) return []
  const all: RunAction[] = ['edit', 'delete', 'calculate', 'approve', 'pay']
  return all.filter((action) => {
    if (!statusAfter(status, action)) return false
    if (action === 'pay') return paymentRefusal(approval) === null
    return action !== 'approve' || approvalRefusal(approval) === null
  })
}
