import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Endpoint, handle } from '#kit/server/handler.ts'
import { showPreparation } from '../contract/sign-in.ts'

/** Finished and all steps of making the demo. */
const Preparation = z.object({ done: z.int(), total: z.int() })
type Preparation = z.infer<typeof Preparation>

const FactRow = z.object({ value: z.union([Preparation, z.string()]) })

/** The fact of a complete demo is the text "made"; before, it holds the steps, or in older versions another text. */
const READ = `select value from installation_fact where key = 'demo' and value <> '"made"'`

/** How far the demo is; null once it is complete, or where there is none. */
async function readPreparation(tx: Tx): Promise<Preparation | null> {
  const fact = await tx.maybeOne(FactRow, READ)
  if (!fact) return null
  return typeof fact.value === 'string' ? { done: 0, total: 1 } : fact.value
}

/** A way to sign in that answers `demo_not_complete` while the demo is being made: changes in half of it would break the other half. */
export function whenPrepared(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    run: async (context) => {
      const preparation = await context.db.asProvider(readPreparation)
      if (preparation) throw new AppError('demo_not_complete', { details: { ...preparation } })
      return endpoint.run(context)
    },
  }
}

export const showOwnPreparation = handle(showPreparation, async ({ db }) => ({
  data: { demo: await db.asProvider(readPreparation) },
}))
