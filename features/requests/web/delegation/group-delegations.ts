import type { Delegation, DelegationState } from '../../contract.ts'

const OVER: readonly DelegationState[] = ['ended', 'declined', 'revoked']

/** Present delegations to the user, from the user and between others, and all that are over; each in the order of the list. */
export function groupDelegations(delegations: readonly Delegation[], ownId: number | null) {
  const present = delegations.filter(({ state }) => !OVER.includes(state))
  const isOwn = ({ from_employee_id: from, to_employee_id: to }: Delegation) => from === ownId || to === ownId
  return {
    toMe: present.filter(({ to_employee_id }) => to_employee_id === ownId),
    fromMe: present.filter(({ from_employee_id }) => from_employee_id === ownId),
    ofOthers: present.filter((delegation) => !isOwn(delegation)),
    earlier: delegations.filter(({ state }) => OVER.includes(state)),
  }
}
