import { expect, test } from 'vitest'
import { approvalObstacle } from './approval-obstacle.ts'

const counts = { employees: 40, reviews: 3, to_check: 3, problems: 0, unpayable: 2 }
const run = { status: 'calculated', is_calculating: false, approval_refusal: null, counts } as const

test('a user who cannot approve also sees that negative payslips prevent the approval', () => {
  expect(approvalObstacle(run)).toBe('run_has_unpayable')
})

test('a run without payslips below zero, or one that is approved or being calculated, has no obstacle', () => {
  expect(approvalObstacle({ ...run, counts: { ...counts, unpayable: 0 } })).toBeNull()
  expect(approvalObstacle({ ...run, status: 'approved' })).toBeNull()
  expect(approvalObstacle({ ...run, is_calculating: true })).toBeNull()
})

test('a reason of the reader comes first', () => {
  expect(approvalObstacle({ ...run, approval_refusal: 'run_second_person' })).toBe('run_second_person')
})
