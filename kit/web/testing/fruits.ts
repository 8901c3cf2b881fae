import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineMasterData } from '#kit/contract/master-data.ts'
import { name } from '#kit/contract/master-data-fields.ts'
import { column, defineReport } from '#kit/contract/report.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { SavedView } from '#kit/contract/saved-views.ts'
import { Id, Kip } from '#kit/contract/scalars.ts'

/** What the tests of the kit's components show: a list, its saved views and a record's history. e2e/component-calls.ts answers them. */
export const Fruit = z.object({ id: Id, name: z.string(), price: Kip })
export type Fruit = z.infer<typeof Fruit>

export const FRUITS: readonly Fruit[] = Array.from({ length: 60 }, (_, at) => ({
  id: at + 1,
  name: `Fruit ${String(at + 1).padStart(2, '0')}`,
  price: 1000 * (60 - at),
}))

/** `breaks`: the first call with this text is refused, the next one is answered. */
export const listFruits = defineRoute({
  method: 'GET',
  path: '/fruit',
  summary: 'Fruits.',
  access: 'public',
  query: listQuery(['name', 'price'], { breaks: z.string().optional() }),
  answer: listAnswer(Fruit),
})

/** The saved view of the list "arranged-fruits". */
export const FRUIT_VIEW: SavedView = {
  ...{ id: 1, name: 'Dear ones', query: 'sort=-price', columns: {}, is_default: false },
  layout: { order: ['price', 'name'], widths: { price: 260 }, pins: { price: true } },
}

export const listFruitViews = defineRoute({
  method: 'GET',
  path: '/saved-view',
  summary: 'Views.',
  access: 'public',
  query: z.object({ list: z.string() }),
  answer: dataAnswer(z.array(SavedView)),
})

export const fruitList = defineMasterData({
  name: 'fruit',
  owner: 'company',
  route: 'fruit',
  path: '/fruit-list',
  permission: 'view-fruit',
  seenBy: 'session',
  la: 'ໝາກໄມ້',
  en: 'Fruits',
  one: 'fruit',
  fields: { name: name() },
})

const both = (word: string) => ({ la: word, en: word })

/** A report whose totals arrive after its rows. */
export const fruitReport = defineReport({
  name: 'fruit-report',
  path: '/fruit-report',
  summary: 'Fruits with the total of their prices.',
  access: 'public',
  title: both('Fruit report'),
  text: both('What all fruits cost'),
  keys: { id: Id },
  filters: {},
  columns: {
    name: column.text(both('Name'), { primary: true }),
    price: column.kip(both('Price'), { total: 'sum' }),
    tax: column.kip(both('Tax'), { total: 'sum' }),
  },
})
