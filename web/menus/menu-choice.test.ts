import { afterEach, expect, test, vi } from 'vitest'
import { todayInLaos } from '#kit/contract/days.ts'
import { COMPANY, signInAs } from '../testing/sessions.ts'

vi.stubGlobal('window', new EventTarget())
const { menuChoice, noteVisit, setModuleOpen, togglePin } = await import('./menu-choice.ts')

afterEach(() => signInAs(null))

const signIn = (id: number) => signInAs({ ...COMPANY, user: { ...COMPANY.user, id } })

test('the last pages are kept once each, the latest first, at most four', () => {
  signIn(71)
  for (const route of ['late.index', 'absence.index', 'late.index', 'benefit.index', 'role.index'] as const)
    noteVisit(route)
  noteVisit('bank.index')
  expect(menuChoice().recent).toEqual(['bank.index', 'role.index', 'benefit.index', 'late.index'])
  expect(menuChoice().used['absence.index']).toBe(todayInLaos())
})

test('pins, and open modules, are those of one person', () => {
  signIn(72)
  togglePin('late.index')
  togglePin('role.index')
  togglePin('late.index')
  setModuleOpen('pay', true)
  expect(menuChoice()).toMatchObject({ pinned: ['role.index'], opened: { pay: true } })
  signIn(73)
  expect(menuChoice()).toEqual({ opened: {}, pinned: [], recent: [], used: {} })
})
