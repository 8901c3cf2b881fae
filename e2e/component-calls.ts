import type { FastifyInstance } from 'fastify'
import type { Plugin } from 'vite'
import { AppError } from '#kit/contract/errors.ts'
import { handle } from '#kit/server/handler.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import {
  FRUIT_VIEW,
  FRUITS,
  fruitList,
  fruitReport,
  listFruits,
  listFruitViews,
} from '#kit/web/testing/fruits.ts'

const refused = new Set<string>()

/** Resolves when the rows of the report have been answered. */
const reportRows = Promise.withResolvers<void>()

const endpoints = [
  handle(listFruits, async ({ query: { page, per_page, sort, search, breaks } }) => {
    if (breaks && !refused.has(breaks)) {
      refused.add(breaks)
      throw new AppError('too_many_requests')
    }
    const matching = FRUITS.filter(({ name }) => !search || name.toLowerCase().includes(search.toLowerCase()))
    const by = sort?.replace('-', '') === 'price' ? 'price' : 'name'
    const sorted = matching.toSorted((a, b) => (a[by] < b[by] ? -1 : 1))
    if (sort?.startsWith('-')) sorted.reverse()
    return {
      data: sorted.slice((page - 1) * per_page, page * per_page),
      meta: { total: matching.length, page, per_page },
    }
  }),
  handle(listFruitViews, async ({ query: { list } }) => ({
    data: list === 'arranged-fruits' ? [FRUIT_VIEW] : [],
  })),
  handle(fruitReport.route, async ({ query: { page, per_page } }) => {
    if (per_page === 1) await reportRows.promise
    const data = FRUITS.slice((page - 1) * per_page, page * per_page).map((fruit) => ({ ...fruit, tax: 100 }))
    // The totals are asked for with one row.
    if (per_page > 1) setImmediate(() => reportRows.resolve())
    return {
      data,
      meta: { total: FRUITS.length, page, per_page, totals: { price: 1_830_000, tax: 6000 } },
    } as never
  }),
  handle({ ...fruitList.routes.history, access: 'public' }, async () => ({
    data: [
      {
        ...{ id: 2, at: '2026-04-02T03:00:00.000Z', actor: 'Noy', action: 'update' },
        ...{ before: { name: 'Mango' }, after: { name: 'Green mango' } },
      },
      {
        ...{ id: 1, at: '2026-04-01T03:00:00.000Z', actor: 'Keo', action: 'create' },
        ...{ before: null, after: { name: 'Mango' } },
      },
    ],
  })),
]

/** Answers the calls of the component tests with the product's own HTTP server. */
export function componentCalls(): Plugin {
  let app: FastifyInstance | undefined
  return {
    name: 'component-calls',
    async configureServer(server) {
      // No call of these reads or writes data.
      app ??= await createTestHttpServer({ db: null as never, endpoints })
      await app.ready()
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/')) app?.routing(request, response)
        else next()
      })
    },
  }
}
