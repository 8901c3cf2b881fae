import type { FastifyRequest } from 'fastify'
import { AppError } from '#kit/contract/errors.ts'
import type { Upload } from '#kit/contract/route.ts'
import type { Session } from './session.ts'

const MEGABYTE = 1024 * 1024
/** Number of files that one account can upload at the same time. */
const UPLOADS_OF_ACCOUNT = 10
/** Bytes of the uploads that are in memory at the same time. Reading a file takes up to twice its size. */
const MEMORY = { company: 200 * MEGABYTE, total: 400 * MEGABYTE }

/**
 * Limits the uploads that are received and read at the same time, because each file is in memory as a whole.
 * An upload beyond the limits is refused before its body is read.
 */
export class UploadLimits {
  readonly #ofAccount = new Map<number, number>()
  readonly #bytesOfCompany = new Map<number, number>()
  #bytes = 0

  /** Runs `work`, which receives a file of at most `bytes`. Throws `too_many_uploads`. */
  async run<T>(session: Session | null, bytes: number, work: () => Promise<T>): Promise<T> {
    if (!session) return work()
    const { accountId } = session
    const company = session.companyId ?? 0
    const ofCompany = this.#bytesOfCompany.get(company) ?? 0
    if (
      (this.#ofAccount.get(accountId) ?? 0) >= UPLOADS_OF_ACCOUNT ||
      ofCompany + bytes > MEMORY.company ||
      this.#bytes + bytes > MEMORY.total
    )
      throw new AppError('too_many_uploads')
    this.#change(accountId, company, 1, bytes)
    try {
      return await work()
    } finally {
      this.#change(accountId, company, -1, -bytes)
    }
  }

  #change(accountId: number, company: number, uploads: number, bytes: number): void {
    this.#bytes += bytes
    add(this.#ofAccount, accountId, uploads)
    add(this.#bytesOfCompany, company, bytes)
  }
}

function add(counts: Map<number, number>, key: number, change: number): void {
  const count = (counts.get(key) ?? 0) + change
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}

/** The largest number of bytes that the request can bring into memory: its declared length, or the limit of the route. */
export function uploadBytes(request: Pick<FastifyRequest, 'headers'>, { maxBytes }: Upload): number {
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
  return Math.min(Number.isNaN(length) ? maxBytes : length, maxBytes)
}
