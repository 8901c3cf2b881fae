import { expect, test } from 'vitest'
import { ownRequestTitles } from '#features/requests/web/index.ts'
import type { ReportTexts } from '#kit/contract/report-texts.ts'
import type { RouteTitles } from '#kit/web/navigation.ts'
import type { ScreenMap } from '#kit/web/screen.ts'
import { titles as hubs } from './locales/hub-titles.ts'
import { titles as plannedFirst } from './locales/planned-first-titles.ts'
import { titles as planned } from './locales/planned-titles.ts'
import { ownRequests } from './own-requests.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

/** Not every module has titles. */
type Files<T> = Record<string, T | undefined>
const featureOf = (file: string) => file.split('/')[2] ?? ''
const entriesOf = <T>(files: Files<Readonly<Record<string, T>>>) =>
  Object.entries(files).flatMap(([file, names = {}]) =>
    Object.entries(names).map(([name, value]) => ({ file, name, value })),
  )

const own = import.meta.glob<RouteTitles>('../features/*/web/titles.ts', { eager: true, import: 'titles' })
const ownLater = import.meta.glob<RouteTitles>('../features/*/web/own-titles.ts', {
  eager: true,
  import: 'titles',
})
const ownFirst = import.meta.glob<RouteTitles>('../features/*/web/first-titles.ts', {
  eager: true,
  import: 'titles',
})
const screens = entriesOf(
  import.meta.glob<ScreenMap>('../features/*/web/{index,first}.ts', { eager: true, import: 'screens' }),
)
const reports = import.meta.glob<ReportTexts>('../features/*/locales/reports.ts', {
  eager: true,
  import: 'reportTexts',
})
const reportTitles = Object.fromEntries(
  Object.entries(reports).map(([file, texts = {}]) => [
    file,
    Object.fromEntries(Object.entries(texts).map(([route, { title }]) => [route, title])),
  ]),
)
const asked = ownRequestTitles(ownRequests.map(({ request }) => request))
const titles = entriesOf({
  ...{ ...own, ...ownLater, ...ownFirst, ...reportTitles },
  ...{ hubs, planned, plannedFirst, asked },
})

test('every address has one title, in both languages', () => {
  expect(titles.map(({ name }) => name).toSorted()).toEqual(Object.keys(routes).toSorted())
  for (const { name, value } of titles) expect([name, value?.la, value?.en]).not.toContain('')
})

test('a feature that has a screen has its title', () => {
  const home = new Map(screens.map(({ name, file }) => [name, featureOf(file)]))
  for (const { name, file } of titles.filter((one) => one.file !== 'asked'))
    expect([name, home.get(name)]).toEqual([name, file.startsWith('../') ? featureOf(file) : undefined])
})

test('no two features have a screen for the same route', () => {
  const names = screens.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('a phone loads only the titles of its own screens', () => {
  const layoutOf = (name: string) => (routes as Record<string, Route>)[name]?.layout
  for (const { name } of entriesOf({ ...ownFirst, ...ownLater, plannedFirst, asked }))
    expect([name, layoutOf(name)]).not.toContain('admin')
  for (const { name } of entriesOf({ ...own, hubs, planned }))
    expect([name, layoutOf(name)]).toContain('admin')
})
