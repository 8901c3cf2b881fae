import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { errorStatus } from '#kit/contract/error-register.ts'
import type { AppError, ErrorCode } from '#kit/contract/errors.ts'
import { clientAddress } from './client-address.ts'
import { errorBody, toAppError } from './errors.ts'
import { languageOf } from './request-language.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The path of the call as it is declared, with its `:name` parameters: an address itself may hold secrets. */
    path?: string
  }
}

/** Every answer names its request (`x-request-id`); one that failed says why and leaves one line in the log. */
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

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const body = errorBody(error, languageOf(request))
  const status = errorStatus(error.code)
  return reply.status(status).send(status >= 500 ? { ...body, request_id: request.id } : body)
}

/**
 * 5xx are errors, with the cause; refusals (wrong credentials, no permission, too many) are warnings; what a person may do by
 * mistake, or an ended session, is information. No bodies, no addresses with parameters, no tokens.
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
  if (status >= 500) log.error({ ...line, err: error.cause ?? error }, 'request failed')
  else if (isRefusal(status, error.code)) log.warn(line, 'request refused')
  else log.info(line, 'request failed')
}

const isRefusal = (status: number, code: ErrorCode) =>
  [401, 403, 429].includes(status) && code !== 'not_signed_in' && code !== 'entry_over'
