import { expect, test } from 'vitest'
import { actionsOn, INVOICE_ACTIONS, INVOICE_STATUSES, statusAfter } from './invoice-states.ts'

test('an invoice goes from pending to approved to success, with no other transitions', () => {
  const steps = INVOICE_STATUSES.flatMap((status) =>
    INVOICE_ACTIONS.map((action) => `${status} ${action} → ${statusAfter(status, action)}`),
  )
  expect(steps).toEqual([
    'pending edit → pending',
    'pending approve → approved',
    'pending success → null',
    'approved edit → null',
    'approved approve → null',
    'approved success → success',
    'success edit → null',
    'success approve → null',
    'success success → null',
  ])
})

test('the permitted actions are those with a transition', () => {
  expect(INVOICE_STATUSES.map(actionsOn)).toEqual([['edit', 'approve'], ['success'], []])
})
