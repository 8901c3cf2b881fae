import { expect, test, vi } from 'vitest'
import { sentenceOf } from '../locales/hub-sentences.ts'

vi.stubGlobal('window', new EventTarget())
const { companyMenu } = await import('../menus/company-menu.ts')
const { settingGroups } = await import('./setting-groups.ts')

const routesOf = (name: string) =>
  companyMenu
    .filter(({ group }) => group === name)
    .flatMap(({ entries }) => entries.map(({ route }) => route))
const settings = settingGroups.flatMap(({ routes }) => routes)

test('all entries of the module "Settings" are on the page of all settings, each once', () => {
  expect(routesOf('settings').filter((route) => !settings.includes(route))).toEqual([])
  expect(new Set(settings).size).toBe(settings.length)
})

test('every setting is also an entry of the menu, with its permission', () => {
  const entries = companyMenu.flatMap(({ entries }) => entries.map(({ route }) => route))
  expect(settings.filter((route) => !entries.includes(route))).toEqual([])
})

test('every report and every setting says in one sentence what it is for, in both languages', () => {
  for (const route of [...routesOf('reports'), ...settings]) {
    const sentence = sentenceOf(route)
    expect([route, sentence?.la.at(-1), sentence?.en.at(-1)]).toEqual([route, '.', '.'])
  }
})
