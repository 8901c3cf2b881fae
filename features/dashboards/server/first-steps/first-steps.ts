import { changeCompanySetting } from '#features/companies/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { actorOf, handle, inCompany } from '#kit/server/handler.ts'
import type { Session } from '#kit/server/session.ts'
import { dismissFirstSteps, type FirstSteps, showFirstSteps } from '../../contract.ts'
import { firstStepsOf } from '../../domain/first-steps.ts'
import { readCompanyFacts } from './read-company-facts.ts'
import { isAdministrator, permittedSteps } from './rights-of-steps.ts'

const HIDDEN: FirstSteps = { is_shown: false, steps: [], can: [] }
/** The log's name for what the product itself changes. */
const PRODUCT = { accountId: null, name: 'Champa' }

/**
 * The steps of the user. When all of them are done, the company's setting is turned off, so that the steps do not
 * return with the next new employee.
 */
async function read(tx: Tx, session: Session): Promise<FirstSteps> {
  const { show_first_steps, ...facts } = await readCompanyFacts(tx)
  if (!show_first_steps) return HIDDEN
  const steps = firstStepsOf(facts)
  if (steps.every(({ is_done }) => is_done)) {
    await changeCompanySetting(tx, { show_first_steps: false }, PRODUCT)
    return HIDDEN
  }
  const own = permittedSteps(session, steps)
  if (own.every(({ is_done }) => is_done)) return HIDDEN
  return { is_shown: true, steps: own, can: isAdministrator(session) ? ['dismiss'] : [] }
}

export const showSteps = handle(showFirstSteps, (context) =>
  inCompany(context, async (tx) => ({ data: await read(tx, context.session) })),
)

export const dismissSteps = handle(dismissFirstSteps, async (context) => {
  if (!isAdministrator(context.session)) throw new AppError('forbidden')
  return inCompany(context, async (tx) => {
    await changeCompanySetting(tx, { show_first_steps: false }, actorOf(context))
    return { data: HIDDEN }
  })
})
