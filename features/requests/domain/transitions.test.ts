import { describe, expect, test } from 'vitest'
import type { RequestStatus } from '../contract/status.ts'
import {
  type Act,
  type Approver,
  approvedBy,
  endedSteps,
  isPossible,
  reassigned,
  type Step,
  submitted,
} from './transitions.ts'

const planned = (role: Step['role'], no: number, may_be_skipped = false): Step => ({
  ...{ no, role, may_be_skipped, status: 'waiting', skip_reason: null },
  ...{ approver_employee_id: null, pool_department_id: null, any_of: null },
})
const LEAVE = [planned('linemanager', 1, true), planned('hr', 2)]
const MANAGER = 7
const led = ({ role }: Pick<Step, 'role'>): Approver => ({
  role,
  employeeId: role === 'linemanager' ? MANAGER : null,
  departmentId: null,
})
const unled = ({ role }: Pick<Step, 'role'>): Approver =>
  role === 'linemanager' ? { skip: 'no_line_manager' } : led({ role })
const OTHERS = { isHrEarly: false, ask: led, isDeciders: () => false }
const states = (steps: readonly Step[]) => steps.map(({ status }) => status)

describe('a request that is sent', () => {
  test('opens its first step with the person who is asked', () => {
    const { status, steps, current } = submitted(LEAVE, led)
    expect([status, current, states(steps), steps[0]?.approver_employee_id]).toEqual([
      ...['pending', 1, ['open', 'waiting'], MANAGER],
    ])
  })

  test('skips a step at which nobody can be asked, with the reason', () => {
    const { status, steps, current, skipped } = submitted(LEAVE, unled)
    expect([status, current, skipped]).toEqual(['pending', 2, [1]])
    expect(steps[0]).toMatchObject({ status: 'skipped', skip_reason: 'no_line_manager' })
  })

  test('is never approved by nobody: with no step left, HR is asked', () => {
    const { status, steps, current } = submitted([planned('linemanager', 1, true)], unled)
    expect([status, current]).toEqual(['pending', 2])
    expect(steps[1]).toMatchObject({ role: 'hr', status: 'open' })
  })

  test('has the steps that the person who enters it decides, approved', () => {
    expect(submitted(LEAVE, led, [1])).toMatchObject({ status: 'approved', current: 2, approved: [1] })
    expect(submitted(LEAVE, led, [1, 2])).toMatchObject({
      status: 'success',
      current: null,
      approved: [1, 2],
    })
  })
})

describe('an approval', () => {
  const waiting = submitted(LEAVE, led).steps

  test('opens the next step; the last one is success', () => {
    const first = approvedBy(waiting, OTHERS)
    expect([first.status, first.current, states(first.steps)]).toEqual(['approved', 2, ['approved', 'open']])
    const last = approvedBy(first.steps, OTHERS)
    expect([last.status, last.current, last.approved]).toEqual(['success', null, [2]])
  })

  test('of HR before the line manager skips that step', () => {
    const early = approvedBy(waiting, { ...OTHERS, isHrEarly: true })
    expect([early.status, early.skipped, early.approved]).toEqual(['success', [1], [2]])
    expect(early.steps[0]).toMatchObject({ status: 'skipped', skip_reason: 'hr_decided' })
  })

  test('of HR is enough if no step of HR follows', () => {
    const { steps } = submitted([planned('linemanager', 1, true)], led)
    expect(approvedBy(steps, { ...OTHERS, isHrEarly: true })).toMatchObject({
      ...{ status: 'success', skipped: [1], approved: [1], current: null },
    })
  })

  test('counts for two steps in a row of the same person', () => {
    const both = approvedBy(waiting, { ...OTHERS, isDeciders: () => true })
    expect([both.status, both.approved]).toEqual(['success', [1, 2]])
  })

  test('that leaves only steps without anybody is the last one', () => {
    const steps = submitted([planned('hr', 1), planned('linemanager', 2, true)], unled).steps
    expect(approvedBy(steps, { ...OTHERS, ask: unled })).toMatchObject({ status: 'success', skipped: [2] })
  })
})

test('a rejected request has no open and no waiting step', () => {
  expect(states(endedSteps(submitted(LEAVE, led).steps, 'rejected'))).toEqual(['rejected', 'closed'])
})

describe('another line manager', () => {
  const { steps } = submitted(LEAVE, led)

  test('is asked at the open step; without a change nothing happens', () => {
    const other = (step: Pick<Step, 'role'>): Approver => ({ ...led(step), employeeId: 9 }) as Approver
    expect(reassigned(steps, other)?.steps[0]).toMatchObject({ status: 'open', approver_employee_id: 9 })
    expect(reassigned(steps, led)).toBeNull()
  })

  test('who does not exist gives the request to the next step, or to HR', () => {
    expect(reassigned(steps, unled)).toMatchObject({ current: 2, skipped: [1], status: 'pending' })
    const alone = submitted([planned('linemanager', 1)], led).steps
    expect(reassigned(alone, unled)?.steps).toMatchObject([{ no: 1, role: 'hr', status: 'open' }])
  })
})

test('rejected and cancelled requests are final', () => {
  const acts: Act[] = [
    'edit',
    'submit',
    'approve',
    'reject',
    'return',
    'withdraw',
    'cancel',
    'revoke',
    'change',
  ]
  for (const status of ['rejected', 'cancelled'] as const)
    expect(acts.filter((act) => isPossible(status, act))).toEqual([])
  const possible = (act: Act) =>
    (['draft', 'pending', 'approved', 'success'] satisfies RequestStatus[]).filter((status) =>
      isPossible(status, act),
    )
  expect(possible('approve')).toEqual(['pending', 'approved'])
  expect(possible('cancel')).toEqual(['success'])
  expect(possible('change')).toEqual(['success'])
  expect(possible('withdraw')).toEqual(['draft', 'pending', 'approved'])
})
