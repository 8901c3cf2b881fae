import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { AppError } from '#kit/contract/errors.ts'
import type { AnswerInput, BodyOf, ParamsOf, QueryOf, RouteSpec, Stream } from '#kit/contract/route.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import type { Actor } from './audit.ts'
import type { EventStream } from './events/event-stream.ts'
import type { Files } from './files/file-store.ts'
import type { Jobs } from './jobs.ts'
import type { Session } from './session.ts'

type FileBody = Uint8Array | string | Readable

/** How a stored file is sent. */
export interface StoredDelivery {
  /** The entity tag: browsers with this content get 304. */
  etag: string
  /** True: the browser displays the file. False: it saves the file. */
  isInline: boolean
  /** The content security policy of the file. */
  policy: string
}

/**
 * An answer that is a file instead of JSON. If `body` is a function, it is called only when the file is sent.
 */
export class FileAnswer {
  readonly fileName: string
  readonly contentType: string
  readonly body: FileBody | (() => Promise<FileBody>)
  /** Set on files of reports, which are recorded in the export log in every format. */
  readonly exported: Exported | undefined
  readonly stored: StoredDelivery | undefined

  constructor(
    fileName: string,
    contentType: string,
    body: FileAnswer['body'],
    exported?: Exported,
    stored?: StoredDelivery,
  ) {
    this.fileName = fileName
    this.contentType = contentType
    this.body = body
    this.exported = exported
    this.stored = stored
  }
}

/** The export log's facts about a file: its number of data rows, and whether it has columns with salaries. */
export interface Exported {
  rows: number
  has_salary: boolean
  /** The entity and the filters of the list, if the route is not the list's own. */
  of?: { entity: string; entityId: number | null; query: Readonly<Record<string, unknown>> }
}

/** An answer of server-sent events; it stays open until one side ends it. */
export class EventsAnswer {
  readonly events: EventStream

  constructor(events: EventStream) {
    this.events = events
  }
}

export interface UploadedFile {
  fileName: string
  bytes: Buffer
}

/** The input of a use case: the parsed request, the session, and access to the database, jobs and files. */
export interface Context<R extends RouteSpec = RouteSpec> {
  db: Database
  jobs: Jobs
  session: R['access'] extends 'public' ? Session | null : Session
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
  language: Language
  address: string
  userAgent: string
  /** Reads the uploaded file. Throws `invalid_input` without a file and `payload_too_large` above the limit. */
  upload: () => Promise<UploadedFile>
  /** The storage of uploaded files. Throws if the server has none. */
  readonly files: Files
  /** For cookies, and for headers of the request that no schema describes. */
  reply: FastifyReply
}

type StreamAnswer<S extends Stream> = S extends { isEvents: true } ? EventsAnswer : FileAnswer | undefined
type Answer<R extends RouteSpec> = R['stream'] extends Stream ? StreamAnswer<R['stream']> : AnswerInput<R>
export type Handler<R extends RouteSpec> = (context: Context<R>) => Promise<Answer<R>>

/** A route with its handler. */
export interface Endpoint {
  route: RouteSpec
  run: (context: Context) => Promise<unknown>
  /** Writes the file of the route in the background, if it is too large for an answer. */
  writeRows?: WriteRows
}

/** A file that is written while its rows are read. */
export interface RowsFile {
  fileName: string
  contentType: string
  hasSalary: boolean
  totalRows: number
  content: AsyncIterable<Uint8Array | string>
}

/**
 * Opens a transaction and passes it to `store` with the file, whose content reads rows from it. `onRows` is called
 * with the number of rows read so far; if it throws, the work ends.
 */
export type WriteRows = (
  context: Context,
  store: (tx: Tx, file: RowsFile) => Promise<void>,
  onRows: (rows: number) => void,
) => Promise<void>

export function handle<const R extends RouteSpec>(route: R, run: Handler<R>): Endpoint {
  return { route, run: run as unknown as Endpoint['run'] }
}

/**
 * The company of the caller. Throws `forbidden` for the provider; calls of a company's side always have a
 * company.
 */
export function companyOf(context: { session: Session | null }): number {
  const companyId = context.session?.companyId
  if (companyId == null) throw new AppError('forbidden')
  return companyId
}

export function actorOf(context: { session: Session | null }): Actor {
  const { session } = context
  if (session?.entered) return providerActor(session)
  return { accountId: session?.accountId ?? null, name: session?.name ?? 'system' }
}

/**
 * The name of a provider's person inside a company in both logs. The database marks the entry as the
 * provider's.
 */
export function providerActor(person: Pick<Session, 'accountId' | 'name' | 'email'>): Actor {
  return { accountId: person.accountId, name: `${person.name} · ${person.email}` }
}

/** Runs one transaction in the caller's company. */
export function inCompany<T>(
  context: Pick<Context, 'db' | 'session'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return context.db.inCompany(companyOf(context), work)
}
