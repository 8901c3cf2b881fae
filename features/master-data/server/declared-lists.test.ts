import { expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { tableFaults } from '#kit/server/master-data/table-faults.ts'
import { titles } from '../web/titles.ts'
import { allLists } from './all-lists.ts'

const db = withTestDatabase()

test.each(allLists.map((list) => [list.name, list] as const))(
  '%s: the table matches the declaration',
  async (_, list) => {
    expect(await db().asProvider((tx) => tableFaults(tx, list))).toEqual([])
  },
)

/** A list whose screen another feature has extended has its title there. */
const ELSEWHERE = ['journal-accounts.index']
const shownHere = allLists.filter(({ route }) => !ELSEWHERE.includes(route))

test.each(shownHere.map((list) => [list.route, list] as const))(
  '%s: the heading is that of the menu',
  (name, list) => {
    expect({ la: list.la, en: list.en }).toEqual(titles[name as keyof typeof titles])
  },
)

test('every call has a unique name', () => {
  const calls = allLists.flatMap((list) =>
    Object.values(list.routes).map((route) => `${route.method} ${route.path}`),
  )
  expect(new Set(calls).size).toBe(calls.length)
})
