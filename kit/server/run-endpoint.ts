import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceOf } from '#kit/contract/device-name.ts'
import { AppError } from '#kit/contract/errors.ts'
import { XLSX } from '#kit/contract/file-types.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { withoutHiddenCharacters } from '#kit/contract/texts.ts'
import type { Database } from '#kit/database/database.ts'
import { clientAddress } from './client-address.ts'
import { parseInput } from './errors.ts'
import type { FileTurns } from './file-turns.ts'
import { type Context, type Endpoint, EventsAnswer, FileAnswer, type UploadedFile } from './handler.ts'
import type { HttpOptions } from './http-options.ts'
import { onceForKey } from './idempotency.ts'
import { recordExport } from './record-export.ts'
import { languageOf } from './request-language.ts'
import type { Session } from './session.ts'
import { type UploadLimits, uploadBytes } from './upload-limits.ts'

/** Limits that all calls of a server share. */
export interface SharedLimits {
  turns: FileTurns
  uploads: UploadLimits
}

/** Parses the input of an authorized request, runs the use case and sends its answer. */
export async function runEndpoint(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  options: HttpOptions & SharedLimits,
) {
  const language = languageOf(request)
  const { session } = request
  const context = contextOf(endpoint, request, reply, { options, language, session })
  const run = () => runOnce(endpoint, request, context)
  const answer = await runWithin(options, endpoint, request, run)
  if (answer instanceof EventsAnswer) return sendEvents(reply, answer)
  if (!(answer instanceof FileAnswer)) return answer
  if (answer.contentType === XLSX || answer.exported) await recordExport(context, endpoint.route, answer)
  return sendFile(request, reply, answer)
}

/** Uploads, and files that the server creates, run within the limits of the account, the company and the server. */
function runWithin(
  { turns, uploads }: SharedLimits,
  { route: { stream, upload } }: Endpoint,
  request: FastifyRequest,
  run: () => Promise<unknown>,
): Promise<unknown> {
  if (upload) return uploads.run(request.session, uploadBytes(request, upload), run)
  return stream && !stream.isStored && !stream.isEvents ? turns.make(request.session, run) : run()
}

function contextOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { options, language, session }: { options: HttpOptions; language: Language; session: Session | null },
): Context {
  const { route } = endpoint
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300)
  return {
    db: databaseFor(options.db, route, userAgent),
    jobs: options.jobs,
    session: session as Session,
    params: (route.params ? parseParams(endpoint, request, language) : {}) as never,
    query: (route.query ? parseInput(route.query, request.query, language) : {}) as never,
    body: (route.body ? parseInput(route.body, request.body, language) : undefined) as never,
    language,
    address: clientAddress(request),
    userAgent,
    upload: () => readUpload(endpoint, request),
    get files() {
      const { files } = options
      if (!files) throw new Error('This server has no file storage')
      return files
    },
    reply,
  }
}

/** Calls that can write entries of the activity log name the device: changes and files. */
function databaseFor(db: Database, route: RouteSpec, userAgent: string): Database {
  const device = route.method === 'GET' && !route.stream ? null : deviceOf(userAgent)
  return device ? db.onDevice(device) : db
}

/** Parses path parameters. Throws `not_found`, because an invalid id identifies no record. */
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
    // Answers of public calls can contain a token, so they are not stored.
    route.access === 'public' ||
    route.upload ||
    route.stream ||
    route.idempotent === false
  )
    return endpoint.run(context)
  if (key.length < 8 || key.length > 100) throw new AppError('invalid_input')
  const call = { key, route: `${request.method} ${request.url}`, body: request.body, answer: route.answer }
  return onceForKey(context.db, session, call, (db) => endpoint.run({ ...context, db }))
}

async function readUpload(endpoint: Endpoint, request: FastifyRequest): Promise<UploadedFile> {
  const limit = endpoint.route.upload?.maxBytes ?? 0
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  const { fileName, bytes, isCut } = await readPart(request, limit)
  if (isCut) throw new AppError('payload_too_large')
  if (bytes.length === 0) throw new AppError('file_empty')
  return { fileName, bytes }
}

/** `isCut`: the file exceeds the limit. Throws `invalid_input` for a malformed form. */
async function readPart(request: FastifyRequest, fileSize: number) {
  try {
    const part = await request.file({ limits: { fileSize } })
    if (!part) throw new AppError('file_empty')
    const bytes = await part.toBuffer()
    return {
      fileName: withoutHiddenCharacters(part.filename.slice(0, 200)),
      bytes,
      isCut: part.file.truncated,
    }
  } catch (error) {
    // Errors of a malformed form have no code.
    const isNamed = error instanceof AppError || (error as { code?: unknown }).code !== undefined
    throw isNamed ? error : new AppError('invalid_input', { cause: error })
  }
}

/**
 * Nothing between server and browser may store, compress or collect events. The connection ends with them: a server that
 * stops would wait for it.
 */
const sendEvents = (reply: FastifyReply, { events }: EventsAnswer): FastifyReply =>
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .send(events.body)

/** Browsers cache stored files for an hour, separately for each session. */
const STORED_CACHE = 'private, max-age=3600'

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
): Promise<FastifyReply> {
  const { stored } = file
  if (stored) {
    reply
      .header('cache-control', STORED_CACHE)
      .header('vary', 'authorization, cookie')
      .header('etag', stored.etag)
      .header('content-security-policy', stored.policy)
      .header('x-content-type-options', 'nosniff')
    if (request.headers['if-none-match'] === stored.etag) return reply.status(304).send()
  }
  const body = typeof file.body === 'function' ? await file.body() : file.body
  const ascii = file.fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const disposition = stored?.isInline ? 'inline' : 'attachment'
  return reply
    .header('content-type', file.contentType)
    .header(
      'content-disposition',
      `${disposition}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    )
    .send(body)
}
