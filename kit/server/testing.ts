import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { diskStore } from './files/disk-store.ts'
import type { Files } from './files/file-store.ts'
import { createHttpServer } from './http.ts'
import type { HttpOptions } from './http-options.ts'
import type { Jobs } from './jobs.ts'

/** What test servers log: errors, so that a failing test prints the cause. `TEST_LOG` names another level. */
export const testLog = pino({ level: process.env.TEST_LOG ?? 'error' })

/** Takes jobs and never runs them. */
export const idleJobs: Jobs = { send: async () => {}, stop: async () => {} }

/** A store of files in a folder of its own below the system's folder for temporary files, or in the one given. */
export const testFiles = (
  quotaBytes = 1024 ** 3,
  folder = path.join(tmpdir(), `champa-files-${randomUUID()}`),
): Files => ({
  store: diskStore(folder),
  quotaBytes,
})

type TestHttpOptions = Pick<HttpOptions, 'db' | 'endpoints'> & Partial<HttpOptions>

/** The HTTP server of the calls as tests use it: it parses each answer, logs errors, and runs no jobs and knows nobody unless told. */
export function createTestHttpServer(options: TestHttpOptions): Promise<FastifyInstance> {
  return createHttpServer({
    jobs: idleJobs,
    authenticate: async () => null,
    log: testLog,
    files: testFiles(),
    checkAnswers: true,
    ...options,
  })
}
