import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { AppError } from '#kit/contract/errors.ts'
import type { AnswerInput, BodyOf, ParamsOf, QueryOf, RouteSpec } from '#kit/contract/route.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import type { Actor } from './audit.ts'
import type { Files } from './files/file-store.ts'
import type { Jobs } from './jobs.ts'
import type { Session } from './session.ts'

type FileBody = Uint8Array | string | Readable

/** How a stored file travels. */
export interface StoredDelivery {
  /** Browsers that have this content are told so instead of getting it again. */
  etag: string
  /** The browser shows it in the page; without it, it is saved. */
  isInline: boolean
  /** The content security policy of the file. */
  policy: string
}

/** A file in place of a JSON answer. A body that is a function is read only where it is sent. */
export class FileAnswer {
  readonly fileName: string
  readonly contentType: string
  readonly body: FileBody | (() => Promise<FileBody>)
  /** Set on files of reports, which the log of exports names in every format. */
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

/** What the log of exports says of a file: its rows of data, and whether it holds columns with salaries. */
export interface Exported {
  rows: number
  has_salary: boolean
}

export interface UploadedFile {
  fileName: string
  bytes: Buffer
}

/** What a use case gets of a call: checked input, who asks, and the transaction of the asker's company. */
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
  /**
   * The uploaded file; throws `invalid_input` where there is none and `payload_too_large` above the route's
   * limit.
   */
  upload: () => Promise<UploadedFile>
  /** The store of uploaded files. Throws where the server has none. */
  readonly files: Files
  /** For streams of events only; the handler then returns nothing. */
  reply: FastifyReply
}

type Answer<R extends RouteSpec> = R['stream'] extends object ? FileAnswer | undefined : AnswerInput<R>
export type Handler<R extends RouteSpec> = (context: Context<R>) => Promise<Answer<R>>

/** A route with what it does. */
export interface Endpoint {
  route: RouteSpec
  run: (context: Context) => Promise<unknown>
}

export function handle<const R extends RouteSpec>(route: R, run: Handler<R>): Endpoint {
  return { route, run: run as unknown as Endpoint['run'] }
}

/** The company of the asker; a call of the company's side always has one. */
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
 * The provider's person inside a company, as both logs name them; the database marks the entry as the
 * provider's.
 */
export function providerActor(person: Pick<Session, 'accountId' | 'name' | 'email'>): Actor {
  return { accountId: person.accountId, name: `${person.name} · ${person.email}` }
}

/** One transaction in the asker's company. */
export function inCompany<T>(
  context: Pick<Context, 'db' | 'session'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return context.db.inCompany(companyOf(context), work)
}
