import { createElement } from 'react'
import type { MasterData } from '#kit/contract/master-data.ts'
import type { LazyScreen, ScreenMap } from '#kit/web/screen.ts'

type Load = () => Promise<{ default: MasterData }>
type Part = 'list' | 'create' | 'edit'

/** Every list's declaration; its file bears the name of its routes. */
const lists = import.meta.glob<{ default: MasterData }>('../contract/*.ts')

function screenOf(load: Load, part: Part): LazyScreen {
  return async () => {
    const [{ default: list }, { ListScreen }] = await Promise.all([
      load(),
      import('#kit/web/master-data/ListScreen.tsx'),
    ])
    return { default: () => createElement(ListScreen, { list, part }) }
  }
}

/** A list's screens by the names of their routes: `branch.index` and `branch.create`, `document.type`, `currency.edit`. */
export const screens = Object.fromEntries(
  Object.entries(lists).flatMap(([file, load]) => {
    const name = file.replace(/^.*\/|\.ts$/g, '')
    const show = (part: Part) => screenOf(load, part)
    return [
      [name, show('list')],
      [`${name}.index`, show('list')],
      [`${name}.create`, show('create')],
      [`${name}.edit`, show('edit')],
    ]
  }),
) as ScreenMap
