import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '#kit/database/database.ts'
import type { Authenticate } from './authorize.ts'
import type { Files } from './files/file-store.ts'
import type { Endpoint } from './handler.ts'
import type { Jobs } from './jobs.ts'
import type { HttpLimits } from './request-limits.ts'

/** The options of the HTTP server. */
export interface HttpOptions {
  db: Database
  jobs: Jobs
  endpoints: readonly Endpoint[]
  authenticate: Authenticate
  log: Logger
  /** The storage of uploaded files; without it files cannot be uploaded for records. */
  files?: Files | undefined
  /**
   * Addresses or networks of trusted proxies, which report the client's address. This machine is always
   * trusted.
   */
  trustedProxies?: readonly string[]
  limits?: Partial<HttpLimits>
  /** Parses each answer by its route's schema: for tests and development. */
  checkAnswers?: boolean
  /** Adds hooks that must see every request, before the routes. */
  prepare?: (app: FastifyInstance) => void
}
