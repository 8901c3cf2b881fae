/** A decision link is void after this number of days; a request that waits longer has been reminded of, with a new link. */
export const DECISION_LINK_DAYS = 7

/** The token of a link: the company, and a secret of 256 random bits, such as '12-Zk3…'. */
export const decisionToken = (companyId: number, secret: string): string => `${companyId}-${secret}`

/** The parts of a token; null if it is none. */
export function readDecisionToken(token: string): { companyId: number; secret: string } | null {
  const [, company, secret] = /^([1-9]\d{0,9})-([\w-]{43})$/.exec(token) ?? []
  const companyId = Number(company)
  return secret !== undefined && companyId <= 2_147_483_647 ? { companyId, secret } : null
}
