import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#kit/contract/errors.ts'
import { XLSX } from '#kit/contract/file-types.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { parseInput } from './errors.ts'
import { type Context, type Endpoint, FileAnswer, type UploadedFile } from './handler.ts'
import type { HttpOptions } from './http.ts'
import { onceForKey } from './idempotency.ts'
import { requirePermission } from './permit.ts'
import { recordExport } from './record-export.ts'
import { languageOf } from './request-language.ts'
import type { Session } from './session.ts'
import { storable } from './unstorable-text.ts'

/** Checks who asks and what, runs the use case and sends its answer. */
export async function runEndpoint(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  options: HttpOptions,
) {
  const language = languageOf(request)
  reply.header('cache-control', 'no-store')
  const session = await sessionOf(request, options)
  requirePermission(session, endpoint.route.access)
  const context = contextOf(endpoint, request, reply, { options, language, session })
  const answer = await runOnce(endpoint, request, context)
  if (!(answer instanceof FileAnswer)) return answer
  if (answer.contentType === XLSX) await recordExport(context, endpoint.route, answer)
  return sendFile(reply, answer)
}

async function sessionOf(request: FastifyRequest, options: HttpOptions): Promise<Session | null> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null
  return options.authenticate(token)
}

function contextOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  known: { options: HttpOptions; language: Language; session: Session | null },
): Context {
  const { route } = endpoint
  const { language } = known
  return {
    db: known.options.db,
    jobs: known.options.jobs,
    session: known.session as Session,
    params: (route.params ? parseParams(endpoint, request, language) : {}) as never,
    query: (route.query ? parseInput(route.query, request.query, language) : {}) as never,
    body: (route.body ? parseInput(route.body, request.body, language) : undefined) as never,
    language,
    // A connection that is gone by now has no address; Fastify's type does not say so.
    address: request.ip ?? '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    upload: () => readUpload(endpoint, request),
    reply,
  }
}

/** An id that is no id names no record. */
function parseParams(endpoint: Endpoint, request: FastifyRequest, language: Language): unknown {
  try {
    return parseInput(endpoint.route.params as never, request.params, language)
  } catch (error) {
    throw new AppError('not_found', { cause: error })
  }
}

function runOnce(endpoint: Endpoint, request: FastifyRequest, context: Context): Promise<unknown> {
  const { route } = endpoint
  const key = request.headers['idempotency-key']
  const session: Session | null = context.session
  const isWrite = route.method !== 'GET'
  if (
    !isWrite ||
    typeof key !== 'string' ||
    !session ||
    // Answers of public calls may hold a token: none is kept.
    route.access === 'public' ||
    route.upload ||
    route.stream ||
    route.idempotent === false
  )
    return endpoint.run(context)
  if (key.length < 8 || key.length > 100) throw new AppError('invalid_input')
  const call = { key, route: `${request.method} ${request.url}`, body: request.body }
  return onceForKey(context.db, session, call, () => endpoint.run(context))
}

async function readUpload(endpoint: Endpoint, request: FastifyRequest): Promise<UploadedFile> {
  const limit = endpoint.route.upload?.maxBytes ?? 0
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  const { fileName, bytes, isCut } = await readPart(request, limit)
  if (isCut) throw new AppError('payload_too_large')
  if (bytes.length === 0) throw new AppError('file_empty')
  return { fileName, bytes }
}

/** `isCut`: beyond the limit; the reader of the form tells so only where a piece comes after it. Throws `invalid_input` for a broken form. */
async function readPart(request: FastifyRequest, fileSize: number) {
  try {
    const part = await request.file({ limits: { fileSize } })
    if (!part) throw new AppError('file_empty')
    const bytes = await part.toBuffer()
    return { fileName: storable(part.filename.slice(0, 200)), bytes, isCut: part.file.truncated }
  } catch (error) {
    // Of a form that it cannot make out it says no more than a sentence.
    const isNamed = error instanceof AppError || (error as { code?: unknown }).code !== undefined
    throw isNamed ? error : new AppError('invalid_input', { cause: error })
  }
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const ascii = file.fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return reply
    .header('content-type', file.contentType)
    .header(
      'content-disposition',
      `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    )
    .send(file.body)
}
