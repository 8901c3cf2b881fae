import type { Tx } from '#kit/database/database.ts'
import type { RequestFacts } from '../contract/facts.ts'

/** What happens to a request that somebody is told. It holds no reason and no amount. */
export type RequestEventType =
  /** A step waits for the recipients. */
  | 'opened'
  /** The request has ended, or was returned: for the requester. */
  | 'success'
  | 'rejected'
  | 'returned'
  /** For those who had approved it, or were asked. */
  | 'withdrawn'
  | 'cancelled'
  | 'revoked'
  /** The approver is away or does not answer: for HR. */
  | 'escalated'
  /** The requester reminds, or the daily reminder. */
  | 'reminded'
  | 'commented'

export interface RequestEvent {
  type: RequestEventType
  requestId: number
  kind: string
  employeeId: number
  facts: RequestFacts
  stepNo: number | null
  /** The accounts that are told. */
  accountIds: readonly number[]
  /** Who has done it; '' for the product. */
  actor: string
}

/** A deputy is asked, has answered, or is no longer needed. */
export interface DelegationEvent {
  type: 'delegation_offered' | 'delegation_accepted' | 'delegation_declined' | 'delegation_revoked'
  delegationId: number
  accountIds: readonly number[]
  actor: string
}

/** Once a day: how many requests wait for somebody. */
export interface DigestEvent {
  type: 'digest'
  /** One account. */
  accountIds: readonly number[]
  count: number
  /** The day in Laos. */
  day: string
}

/** Called in the transaction of the change; implemented by a feature that tells users. */
export type OnRequestEvent = (
  tx: Tx,
  events: readonly (RequestEvent | DelegationEvent | DigestEvent)[],
) => Promise<void>
