import type { Tx } from '#kit/database/database.ts'

/** A notice for which a mail is made. */
export interface MailedNotice {
  id: number
  accountId: number
  kind: string
  /** The request that it is about. */
  requestId: number | null
}

/** Where the reader of a mail does what its notice asks for. */
export interface MailLink {
  /** The address, with a secret if `opensMinutes` is given. */
  page: string
  /** For so long something can be done with the link alone; null: the page asks for the sign-in. */
  opensMinutes: number | null
}

/** The links of the mails about notices, by notice, in the transaction that queues the mails; implemented by a later feature. */
export type MailLinks = (tx: Tx, notices: readonly MailedNotice[]) => Promise<ReadonlyMap<number, MailLink>>
