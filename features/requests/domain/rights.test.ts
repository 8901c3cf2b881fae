import { describe, expect, test } from 'vitest'
import {
  type Asker,
  actionsOn,
  type Capacity,
  maySee,
  type RequestFactsForRights,
  refusalOf,
  rightTo,
  type StepFacts,
} from './rights.ts'

const [ASKER, MANAGER, OTHER, DEPARTMENT] = [1, 2, 3, 40]
const nothing: Capacity = {
  ...{ employeeId: null, name: '', departmentId: null, isHr: false, isDirector: false, kinds: null },
  outside: [],
}
const asker = (own: Partial<Capacity>, more: Partial<Asker> = {}): Asker => ({
  accountId: 100,
  ownIds: own.employeeId == null ? [] : [own.employeeId],
  own: { ...nothing, ...own },
  ...{ hrKinds: [], seenKinds: [], privateKinds: [], othersKinds: [], namedKinds: [] },
  ...{ isAdmin: false, standsInFor: [] },
  ...more,
})
const step = (more: Partial<StepFacts> = {}): StepFacts => ({
  ...{ no: 1, role: 'linemanager', approver_employee_id: MANAGER, pool_department_id: null, any_of: null },
  ...{ may_be_skipped: true, status: 'open', is_escalated: false, was_opened: true },
  ...more,
})
const pool = step({ approver_employee_id: null, pool_department_id: DEPARTMENT })
const hrStep = step({
  no: 2,
  role: 'hr',
  approver_employee_id: null,
  may_be_skipped: false,
  status: 'waiting',
})
const request: RequestFactsForRights = {
  ...{
    right_kind: 'leave',
    employee_id: ASKER,
    branch_id: 50,
    requested_by: 11,
    is_touched: false,
    can_be_edited: true,
  },
  status: 'pending',
  cancelling: 'free',
}

describe('the right to decide', () => {
  test('is of the person who is asked, and of the line managers of the department', () => {
    expect(rightTo(step(), request, asker({ employeeId: MANAGER }))).toMatchObject({ isHrEarly: false })
    expect(rightTo(step(), request, asker({ employeeId: OTHER, departmentId: DEPARTMENT }))).toBeNull()
    expect(rightTo(pool, request, asker({ employeeId: OTHER, departmentId: DEPARTMENT }))).not.toBeNull()
    expect(rightTo(pool, request, asker({ employeeId: OTHER, departmentId: 41 }))).toBeNull()
  })

  test('is never of the person whom the request is about, by any path', () => {
    const rights = [
      asker({ employeeId: ASKER, departmentId: DEPARTMENT, isHr: true, isDirector: true }, { isAdmin: true }),
      asker({ employeeId: ASKER }, { hrKinds: ['leave'] }),
      asker({ employeeId: ASKER }, { standsInFor: [{ ...nothing, employeeId: MANAGER }] }),
      // Staff whose address is that of the employee.
      asker({}, { ownIds: [ASKER], hrKinds: ['leave'], isAdmin: true }),
    ]
    const steps = [step(), pool, { ...hrStep, status: 'open' as const }, step({ role: 'companyadmin' })]
    for (const one of rights)
      for (const open of steps) {
        expect(rightTo(open, request, one)).toBeNull()
        expect(refusalOf('approve', request, [open], one)).toBe('own_request')
      }
  })

  test('of HR is for its kinds alone, early only where a step may be skipped', () => {
    const hr = asker({}, { hrKinds: ['overtime'] })
    expect(rightTo({ ...hrStep, status: 'open' }, request, hr)).toBeNull()
    const ofLeave = asker({}, { hrKinds: ['leave'] })
    expect(rightTo({ ...hrStep, status: 'open' }, request, ofLeave)).toMatchObject({ isHrEarly: false })
    expect(rightTo(step(), request, ofLeave)).toMatchObject({ isHrEarly: true })
    expect(rightTo(step({ may_be_skipped: false }), request, ofLeave)).toBeNull()
  })

  test('of a deputy is for the kinds that were handed on, and is not handed on again', () => {
    const standsInFor = [{ ...nothing, employeeId: MANAGER, kinds: ['overtime'] }]
    expect(rightTo(step(), request, asker({ employeeId: OTHER }, { standsInFor }))).toBeNull()
    const ofAll = [{ ...nothing, employeeId: MANAGER }]
    const right = rightTo(step(), request, asker({ employeeId: OTHER }, { standsInFor: ofAll }))
    expect(right?.onBehalfOf?.employeeId).toBe(MANAGER)
  })

  test('of a deputy is never about the person who has handed it on', () => {
    const standsInFor = [{ ...nothing, employeeId: ASKER, isHr: true, departmentId: DEPARTMENT }]
    const deputy = asker({ employeeId: OTHER }, { standsInFor })
    for (const open of [{ ...hrStep, status: 'open' as const }, pool])
      expect(rightTo(open, request, deputy)).toBeNull()
  })

  test('of administrators is for steps of theirs, and for late ones that must not be skipped', () => {
    const admin = asker({}, { isAdmin: true })
    expect(rightTo(step({ role: 'companyadmin', approver_employee_id: null }), request, admin)).not.toBeNull()
    expect(rightTo(step({ may_be_skipped: false }), request, admin)).toBeNull()
    expect(rightTo(step({ may_be_skipped: false, is_escalated: true }), request, admin)).not.toBeNull()
  })
})

describe('a decision that comes too late', () => {
  const manager = asker({ employeeId: MANAGER })

  test('says that somebody was faster, if it was once to decide', () => {
    const decided = [step({ status: 'approved' }), { ...hrStep, status: 'open' as const }]
    expect(refusalOf('approve', { ...request, status: 'approved' }, decided, manager)).toBe('already_decided')
    const stranger = asker({ employeeId: OTHER })
    expect(refusalOf('approve', { ...request, status: 'approved' }, decided, stranger)).toBe('not_your_turn')
  })

  test('of a withdrawn request is not possible', () => {
    const closed = [step({ status: 'closed' }), { ...hrStep, status: 'closed' as const }]
    expect(refusalOf('approve', { ...request, status: 'cancelled' }, closed, manager)).toBe('request_status')
  })
})

test('the requester edits until somebody has decided, reminds and withdraws; nobody else does', () => {
  const own = asker({ employeeId: ASKER })
  expect(actionsOn(request, [step(), hrStep], own)).toEqual(['edit', 'withdraw', 'remind', 'comment'])
  const touched = { ...request, status: 'approved', is_touched: true } as const
  expect(actionsOn(touched, [step({ status: 'approved' }), hrStep], own)).toEqual(['withdraw', 'comment'])
  expect(actionsOn(request, [step(), hrStep], asker({ employeeId: OTHER }))).toEqual(['comment'])
  const success = { ...request, status: 'success' } as const
  expect(actionsOn(success, [], own)).toEqual(['cancel', 'comment'])
  expect(actionsOn({ ...success, cancelling: 'no' }, [], own)).toEqual(['comment'])
  expect(actionsOn(success, [], asker({}, { hrKinds: ['leave'] }))).toEqual(['revoke', 'comment'])
})

test('a waiting step shows nothing to those who will be asked', () => {
  expect(maySee(request, [step(), hrStep], asker({ employeeId: MANAGER }))).toBe(true)
  expect(maySee(request, [step({ status: 'waiting' })], asker({ employeeId: MANAGER }))).toBe(false)
  expect(maySee(request, [step()], asker({ employeeId: OTHER }))).toBe(false)
  expect(maySee(request, [], asker({}, { seenKinds: ['leave'] }))).toBe(true)
})

describe('a request whose approvers are named', () => {
  const named = step({ role: 'named', may_be_skipped: false })
  const privately = { privateKinds: ['leave'] }

  test('waits for each of several persons, and for nobody else', () => {
    const anyOf = { ...named, approver_employee_id: null, any_of: [MANAGER, OTHER] }
    for (const one of [MANAGER, OTHER])
      expect(rightTo(anyOf, request, asker({ employeeId: one }))).not.toBeNull()
    expect(rightTo(anyOf, request, asker({ employeeId: 9, isHr: true, isDirector: true }))).toBeNull()
    expect(rightTo({ ...anyOf, any_of: [ASKER] }, request, asker({ employeeId: ASKER }))).toBeNull()
  })

  test('is seen and decided by no administrator if it is private, also when it is late', () => {
    const late = { ...named, is_escalated: true }
    expect(rightTo(late, request, asker({}, { isAdmin: true }))).not.toBeNull()
    expect(rightTo(late, request, asker({}, { isAdmin: true, ...privately }))).toBeNull()
    expect(maySee(request, [late], asker({}, { isAdmin: true, ...privately }))).toBe(false)
  })

  test('is seen by an approver whose step was never reached only if it is not private', () => {
    const closed = { ...named, status: 'closed' as const, was_opened: false }
    expect(maySee(request, [closed], asker({ employeeId: MANAGER }))).toBe(true)
    expect(maySee(request, [closed], asker({ employeeId: MANAGER }, privately))).toBe(false)
    expect(
      maySee(request, [{ ...closed, was_opened: true }], asker({ employeeId: MANAGER }, privately)),
    ).toBe(true)
  })
})

test('about another employee is the requester’s: the employee neither sees nor withdraws it, not even as HR', () => {
  const others = { othersKinds: ['leave'] }
  const person = asker(
    { employeeId: ASKER, isHr: true },
    { ...others, seenKinds: ['leave'], hrKinds: ['leave'] },
  )
  expect(maySee(request, [step()], person)).toBe(false)
  const requester = asker({ employeeId: MANAGER }, { ...others, accountId: 11 })
  expect(maySee(request, [hrStep], requester)).toBe(true)
  expect(actionsOn(request, [hrStep], requester)).toEqual(expect.arrayContaining(['edit', 'withdraw']))
  expect(refusalOf('edit', request, [hrStep], asker({ employeeId: OTHER }, others))).toBe('not_your_turn')
})
