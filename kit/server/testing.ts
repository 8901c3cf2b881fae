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

/** Test servers log errors, so that a failing test prints the cause. `TEST_LOG` sets another level. */
export const testLog = pino({ level: process.env.TEST_LOG ?? 'error' })

/** Accepts jobs and never runs them. */
export const idleJobs: Jobs = { send: async () => {}, stop: async () => {} }

/** A new folder for files. In a test run it is removed with the folder of the run (`TEST_FOLDER`, kit/database/test-server.ts). */
export const newFilesFolder = () =>
  path.join(process.env.TEST_FOLDER ?? tmpdir(), `champa-files-${randomUUID()}`)

/** A file storage in `folder`, by default a new folder of the test run. */
export const testFiles = (quotaBytes = 1024 ** 3, folder = newFilesFolder()): Files => ({
  store: diskStore(folder),
  quotaBytes,
})

type TestHttpOptions = Pick<HttpOptions, 'db' | 'endpoints'> & Partial<HttpOptions>

/**
 * The HTTP server for tests: it checks each answer, logs errors, and by default runs no jobs and accepts no
 * session.
 */
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
