import { createElement } from 'react'
import type { MasterData } from '#kit/contract/master-data.ts'
import type { LazyScreen, ScreenMap } from '#kit/web/screen.ts'

type Load = () => Promise<{ default: MasterData }>
type Part = 'list' | 'create' | 'edit'

/** The declarations of all lists; a file is named after its routes. */
const declarations = import.meta.glob<{ default: MasterData }>('../contract/*.ts')

function screenOf(load: Load, part: Part): LazyScreen {
  return async () => {
    const [{ default: list }, { ListScreen }] = await Promise.all([
      load(),
      import('#kit/web/master-data/ListScreen.tsx'),
    ])
    return { default: () => createElement(ListScreen, { list, part }) }
  }
}

/** Screens of lists that a later feature shows with facts of its own. */
const ELSEWHERE = ['journal-accounts.index']

/** A list's screens by route name: `branch.index` and `branch.create`, `document.type`, `currency.edit`. */
const listScreens = Object.entries(declarations).flatMap(
  ([file, load]): (readonly [string, LazyScreen])[] => {
    const name = file.replace(/^.*\/|\.ts$/g, '')
    return [
      [name, screenOf(load, 'list')],
      ...(ELSEWHERE.includes(`${name}.index`) ? [] : [[`${name}.index`, screenOf(load, 'list')] as const]),
      [`${name}.create`, screenOf(load, 'create')],
      [`${name}.edit`, screenOf(load, 'edit')],
    ]
  },
)

/** The lists that this feature declares, for the labels of the activity log. */
export async function lists(): Promise<MasterData[]> {
  const modules = await Promise.all(Object.values(declarations).map((load) => load()))
  return modules.map((module) => module.default)
}

const overtimeRates: LazyScreen = () => import('./overtime/OvertimeRatesScreen.tsx')

/** The screens of this feature by route name. */
export const screens: ScreenMap = {
  ...Object.fromEntries(listScreens),
  'setting_ot.index': overtimeRates,
  'setting_ot.create': overtimeRates,
  'setting_ot.update': overtimeRates,
  'province.index': () => import('./places/ProvinceListScreen.tsx'),
  'district.index': () => import('./places/DistrictListScreen.tsx'),
  'village.index': () => import('./places/VillageListScreen.tsx'),
  'village.import': () => import('./places/import/VillageImportScreen.tsx'),
}
