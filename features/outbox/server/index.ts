import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listMail } from '../contract.ts'
import { mailList, readFromOutbox } from './read-outbox.ts'

/** The mail of the installation, for the provider's staff. */
export const outboxEndpoints: readonly Endpoint[] = [...listEndpoints(listMail, mailList), readFromOutbox]
