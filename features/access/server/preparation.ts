import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Endpoint, handle } from '#kit/server/handler.ts'
import { showPreparation } from '../contract/sign-in.ts'

/** Finished steps and total number of steps of creating the demo. */
const Preparation = z.object({ done: z.int(), total: z.int() })
type Preparation = z.infer<typeof Preparation>

const FactRow = z.object({ value: z.union([Preparation, z.string()]) })

/** The fact of a complete demo is the text "made"; before, it contains the steps, or in older versions another text. */
const READ = `select value from installation_fact where key = 'demo' and value <> '"made"'`

/** The progress of the demo; null when it is complete, or without a demo. */
async function readPreparation(tx: Tx): Promise<Preparation | null> {
  const fact = await tx.maybeOne(FactRow, READ)
  if (!fact) return null
  return typeof fact.value === 'string' ? { done: 0, total: 1 } : fact.value
}

/** Wraps a sign-in call so that it answers `demo_not_complete` while the demo is being created: changes in the first half could break the second. */
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
