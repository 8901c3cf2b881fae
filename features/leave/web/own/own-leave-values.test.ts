import { expect, test } from 'vitest'
import type { OwnLeaveBalance } from '../../contract.ts'
import { newLeave, usualKind } from './own-leave-values.ts'

const balance = (leave_type_id: number, more: Partial<OwnLeaveBalance>): OwnLeaveBalance => ({
  leave_type_id,
  leave_type: `Kind ${leave_type_id}`,
  is_paid: true,
  category: 'other',
  smallest: 'half',
  pending: 0,
  usable_from: '2026-01-01',
  earned: 10,
  carried: 0,
  expired: 0,
  expiring: [],
  used: 0,
  left: 10,
  by_date: false,
  first_date: null,
  last_date: null,
  ...more,
})

test('the form begins with a whole day tomorrow of annual leave', () => {
  const balances = [balance(1, { category: 'sick' }), balance(2, { category: 'annual' })]
  expect(newLeave(balances, '2026-04-30')).toMatchObject({
    leave_type_id: 2,
    start_date: '2026-05-01',
    end_date: '2026-05-01',
    part: 'full',
  })
})

test('a kind that is used up or cannot be taken yet is not proposed while there is another', () => {
  const used = balance(1, { category: 'annual', left: 0 })
  const later = balance(2, { category: 'annual', usable_from: '2026-09-01' })
  expect(usualKind([used, later, balance(3, { left: null })], '2026-05-01')?.leave_type_id).toBe(3)
  expect(usualKind([used, later], '2026-05-01')?.leave_type_id).toBe(1)
  expect(usualKind([], '2026-05-01')).toBeUndefined()
})
