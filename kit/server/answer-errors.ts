import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { errorStatus } from '#kit/contract/error-register.ts'
import type { AppError, ErrorCode } from '#kit/contract/errors.ts'
import { clientAddress } from './client-address.ts'
import { errorBody, toAppError } from './errors.ts'
import { languageOf } from './request-language.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared path of the call with its `:name` parameters. The actual address can contain secrets. */
    path?: string
    /** An answer of events: it lasts as long as the client listens. */
    isEvents?: boolean
  }
}

/**
 * Adds the request id (`x-request-id`) to every answer. A failed call answers with the reason and writes one
 * log line.
 */
export function answerErrors(app: FastifyInstance, log: Logger): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.setErrorHandler((thrown, request, reply) => {
    const error = toAppError(thrown)
    logFailure(log, request, error)
    return sendError(request, reply, error)
  })
}

/** When a call is worth another attempt: work of the company, or a restart of the database, takes some seconds. */
const RETRY_SECONDS = 5

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const body = errorBody(error, languageOf(request))
  const status = errorStatus(error.code)
  if (status === 503) reply.header('retry-after', RETRY_SECONDS)
  return reply.status(status).send(status >= 500 ? { ...body, request_id: request.id } : body)
}

/**
 * Log levels: `error` with the cause for 5xx but 503, `warn` for refusals (wrong credentials, no permission, too many
 * requests, busy), `info` for user mistakes and ended sessions. The log contains no bodies, no addresses with
 * parameters and no tokens.
 */
function logFailure(log: Logger, request: FastifyRequest, error: AppError): void {
  const status = errorStatus(error.code)
  const line = {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.config.path ?? null,
    status,
    code: error.code,
    companyId: request.session?.companyId ?? null,
    accountId: request.session?.accountId ?? null,
    address: clientAddress(request),
  }
  // Expected under load, and often in a flood: one line without a stack.
  if (status === 503) log.warn({ ...line, reason: reasonOf(error) }, 'request refused')
  else if (status >= 500) log.error({ ...line, err: error.cause ?? error }, 'request failed')
  else if (isRefusal(status, error.code)) log.warn(line, 'request refused')
  else log.info(line, 'request failed')
}

/** The message of what made the server refuse a call for now. */
const reasonOf = ({ cause }: AppError) => (cause instanceof Error ? cause.message : null)

const isRefusal = (status: number, code: ErrorCode) =>
  [401, 403, 429].includes(status) && code !== 'not_signed_in' && code !== 'entry_over'
