/** For PostgreSQL's advisory locks, one for each company: approvals and comparisons of approved runs go one after another. */
export const APPROVAL_LOCK = 7_226_171
