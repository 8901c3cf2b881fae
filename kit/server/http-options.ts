import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '#kit/database/database.ts'
import type { Authenticate } from './authorize.ts'
import type { Files } from './files/file-store.ts'
import type { Endpoint } from './handler.ts'
import type { Jobs } from './jobs.ts'
import type { HttpLimits } from './request-limits.ts'

/** What a server of calls is built from. */
export interface HttpOptions {
  db: Database
  jobs: Jobs
  endpoints: readonly Endpoint[]
  authenticate: Authenticate
  log: Logger
  /** Where uploaded files are stored; without it nothing can be uploaded for a record. */
  files?: Files | undefined
  /** Addresses or networks of proxies whose word about the caller's address is taken; this machine's own always is. */
  trustedProxies?: readonly string[]
  limits?: Partial<HttpLimits>
  /** Parses each answer by its route's schema: for tests and development. */
  checkAnswers?: boolean
  /** Adds hooks that must see every request, before the routes. */
  prepare?: (app: FastifyInstance) => void
}
