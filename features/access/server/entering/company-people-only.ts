import { formatInstantInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { audit } from '#kit/server/audit.ts'
import { type Context, companyOf, type Endpoint, inCompany, providerActor } from '#kit/server/handler.ts'
import type { Entered } from '#kit/server/session.ts'
import { countThisHour, isWrittenDown } from '../security-log/count-repeats.ts'
import { refusedText } from './notice-texts.ts'
import { notifyAdministrators } from './notify-administrators.ts'

/**
 * A call that creates or changes accounts of a company. The provider's user inside a company is refused with
 * `company_accounts`, because a new account would remain after the entry. The attempt is logged in the company and
 * mailed to its administrators.
 */
export function companyPeopleOnly(endpoint: Endpoint): Endpoint {
  return {
    route: endpoint.route,
    run: async (context) => {
      const entered = context.session?.entered
      if (!entered) return endpoint.run(context)
      await reportAttempt(endpoint, context, entered)
      throw new AppError('company_accounts')
    },
  }
}

/** One mail an hour for each user and company; the log contains the 1st, 10th, 100th, … attempt. */
async function reportAttempt({ route }: Endpoint, context: Context, entered: Entered): Promise<void> {
  const { session, jobs, params } = context
  const companyId = companyOf(context)
  await inCompany(context, async (tx) => {
    const times = await countThisHour(tx, `entry-refused:${session.accountId}|${companyId}`)
    if (!isWrittenDown(times)) return
    await audit(tx, companyId, providerActor(session), {
      action: 'refuse',
      entity: 'account',
      entityId: (params as { id?: number }).id ?? null,
      after: { call: `${route.method} ${route.path}`, times },
    })
    if (times > 1) return
    const { name: person } = providerActor(session)
    const { companyName: company, reason, until } = entered
    const text = refusedText({ company, person, reason, until: formatInstantInLaos(until) })
    await notifyAdministrators(tx, jobs, companyId, text)
  })
}
