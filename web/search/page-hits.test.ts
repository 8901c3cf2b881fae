import { expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { matchingPages, OTHER_WORDS } from './page-hits.ts'

const PAGES = [
  { route: 'vacation.index', words: 'ປະເພດການລາພັກ leave types' },
  { route: 'e-leave.index', words: 'ລາຍງານການລາພັກ leave report' },
  { route: 'role.index', words: 'ບົດບາດ roles' },
] as const

const found = (typed: string) => {
  const { sure, likely } = matchingPages(typed, PAGES)
  return [...sure, ...likely].map(({ route }) => route)
}

test('a page is found by all words in either language, in any order', () => {
  expect(found('types leave')).toEqual(['vacation.index'])
  expect(found('ລາພັກ')).toEqual(['vacation.index', 'e-leave.index'])
  expect(found('')).toEqual([])
})

test('typing errors lead to the most similar pages, and nonsense to none', () => {
  expect(found('leav typs')).toEqual(['vacation.index'])
  expect(found('rolse')).toEqual(['role.index'])
  expect(found('xyzzy')).toEqual([])
})

test('pay leads to the runs, the payslips of the register, tax and social security', () => {
  const pages = (
    ['payrolls-item.index', 'payroll_register.index', 'emTaxeport.index', 'ssoReport.index'] as const
  ).map((route) => ({ route, words: OTHER_WORDS[route] ?? '' }))
  expect(matchingPages('pay', pages).sure).toHaveLength(4)
})

test('whole words come before beginnings, and both before words that only contain what was typed', () => {
  const pages = [
    { route: 'role.index', words: 'unpaid leavers' },
    { route: 'e-leave.index', words: 'leave report' },
    { route: 'tax.index', words: 'sickleave' },
  ] as const
  const { sure, likely } = matchingPages('leave', pages)
  expect(sure.map(({ route }) => route)).toEqual(['e-leave.index', 'role.index'])
  expect(likely.map(({ route }) => route)).toEqual(['tax.index'])
})

test('new leave leads to the page that enters leave, leave type to the types', () => {
  const pages = (['e-leave.add', 'vacation.index'] as const).map((route) => ({
    route,
    words: OTHER_WORDS[route] ?? '',
  }))
  expect(matchingPages('new leave', pages).sure.map(({ route }) => route)).toEqual(['e-leave.add'])
  expect(matchingPages('leave type', pages).sure.map(({ route }) => route)).toEqual(['vacation.index'])
})

test('every page with other words exists', () => {
  expect(Object.keys(OTHER_WORDS).filter((route) => !(route in routes))).toEqual([])
})
