import { expect, test } from 'vitest'
import type { Delegation, DelegationState } from '../../contract.ts'
import { groupDelegations } from './group-delegations.ts'

const delegation = (id: number, from: number, to: number, state: DelegationState): Delegation => ({
  id,
  from_employee_id: from,
  from_name: `Employee ${from}`,
  from_face: null,
  to_employee_id: to,
  to_name: `Employee ${to}`,
  to_face: null,
  first_day: '2026-12-01',
  last_day: '2026-12-05',
  kinds: null,
  reason: '',
  state,
  set_by: null,
  answered_at: null,
  can: [],
})

test('what an employee has to answer comes first, what is over last', () => {
  const groups = groupDelegations(
    [
      delegation(1, 7, 8, 'running'),
      delegation(2, 9, 7, 'offered'),
      delegation(3, 7, 9, 'declined'),
      delegation(4, 9, 8, 'coming'),
    ],
    7,
  )
  const ids = Object.fromEntries(Object.entries(groups).map(([name, all]) => [name, all.map(({ id }) => id)]))
  expect(ids).toEqual({ toMe: [2], fromMe: [1], ofOthers: [4], earlier: [3] })
})

test('staff who are no employee see all as those of others', () => {
  expect(groupDelegations([delegation(1, 7, 8, 'running')], null).ofOthers).toHaveLength(1)
})
