import { createLimit } from '#features/access/server/index.ts'
import { AppError, type ErrorCode } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { type Endpoint, handle } from '#kit/server/handler.ts'
import { type DecisionLink, type DecisionLinkState, decideByLink, showDecisionLink } from '../../contract.ts'
import { readDecisionToken } from '../../domain/decision-token.ts'
import { decide } from '../decide-requests.ts'
import type { RequestEngine } from '../engine.ts'
import { readLastDecisions } from '../read-last-decisions.ts'
import { requestWords } from '../request-words.ts'
import { type FoundLink, findLink } from './find-link.ts'

/** Unknown links from one network in a quarter of an hour. A link has 256 random bits. */
const MOST_GUESSES = 30
const QUARTER_HOUR = 15 * 60

/** Why a link decides nothing. */
const REFUSALS: Record<Exclude<DecisionLinkState, 'open'>, ErrorCode> = {
  decided: 'already_decided',
  expired: 'link_expired',
  changed: 'link_changed',
  sign_in: 'sign_in_needed',
}

const USE = 'update decision_link set used_at = $3 where company_id = $1 and id = $2'

/**
 * The calls of the page that a link of a mail opens. Both are POST with the token in the body: a scanner of mails that opens the address
 * decides nothing, and no log has the token. Only unknown links count towards the limit.
 */
export function decisionLinkEndpoints(db: Database, engine: RequestEngine): Endpoint[] {
  const guesses = createLimit(db, 'decision-link', MOST_GUESSES, QUARTER_HOUR)

  /** Runs the work with an existing link, in its company's transaction. Throws `link_void` for an unknown one. */
  async function withLink<Result>(
    { address, token, language }: { address: string; token: string; language: Language },
    work: (tx: Tx, link: FoundLink) => Promise<Result>,
  ): Promise<Result> {
    await guesses.take(address)
    const read = readDecisionToken(token)
    const answer =
      read &&
      (await db
        .inCompany(read.companyId, async (tx) => {
          const link = await findLink(tx, engine, read.secret, language)
          return link && { result: await work(tx, link) }
        })
        .catch(async (error: unknown) => {
          // The link exists: its refusal is no guess.
          await guesses.rollBackAndRelease(address)
          throw error
        }))
    if (!answer) throw new AppError('link_void')
    await guesses.rollBackAndRelease(address)
    return answer.result
  }

  return [
    handle(showDecisionLink, async ({ address, body, language }) => ({
      data: await withLink({ ...body, address, language }, (tx, link) => describe(tx, engine, link)),
    })),
    handle(decideByLink, async ({ address, body, language }) => {
      const { token, ...decision } = body
      return {
        data: await withLink({ token, address, language }, (tx, link) =>
          decideLinked(tx, engine, link, { ...decision, language }),
        ),
      }
    }),
  ]
}

async function describe(
  tx: Tx,
  engine: RequestEngine,
  { link, found, state }: FoundLink,
): Promise<DecisionLink> {
  const { request } = found
  const last = state === 'decided' ? (await readLastDecisions(tx, [request.id])).get(request.id) : undefined
  const [words] = state === 'open' ? await requestWords(tx, engine.kinds, [request]) : []
  return {
    ...{ state, company: link.company, approver: link.approver, is_staff: link.is_staff },
    request: words ?? null,
    ...{ decided_by: last?.actor ?? null, decided_at: last?.at ?? null },
    expires_at: link.expires_at.toISOString(),
  }
}

interface LinkedDecision {
  verdict: 'approved' | 'rejected'
  reason: string
  language: Language
}

/** Decides as the approver, by the rules of every decision. */
async function decideLinked(
  tx: Tx,
  engine: RequestEngine,
  { link, found, state, session }: FoundLink,
  { language, ...decision }: LinkedDecision,
) {
  if (state !== 'open' || !session) throw new AppError(state === 'open' ? 'link_changed' : REFUSALS[state])
  const ids = [found.request.id]
  const [outcome] = await decide(tx, { session, language }, engine, { ...decision, ids, channel: 'mail' })
  if (!outcome?.status) throw new AppError(outcome?.error?.code as ErrorCode)
  await tx.execute(USE, [tx.companyId, link.id, new Date()])
  return { status: outcome.status }
}
