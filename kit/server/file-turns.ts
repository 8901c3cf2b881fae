import { AppError } from '#kit/contract/errors.ts'
import { CompanyBusy } from '#kit/database/database.ts'
import { FairQueue } from '#kit/database/fair-queue.ts'
import type { Session } from './session.ts'

/** Number of files that one account can create at the same time; one more is refused immediately. */
const FILES_OF_ACCOUNT = 3
/** A few files are created at a time, and companies take turns. Ten files of one company can wait. */
const TURNS = { total: 4, perKey: 2, waiting: 10, seconds: 60 }

/**
 * Limits the creation of files, which cost much more than other answers, so that they do not delay other
 * companies.
 */
export class FileTurns {
  readonly #ofAccount = new Map<number, number>()
  readonly #turns = new FairQueue(TURNS)

  /** Creates a file when its turn comes. Throws `too_many_files`. */
  async make<T>(session: Session | null, work: () => Promise<T>): Promise<T> {
    if (!session) return work()
    const { accountId, companyId } = session
    const running = this.#ofAccount.get(accountId) ?? 0
    if (running >= FILES_OF_ACCOUNT) throw new AppError('too_many_files')
    this.#ofAccount.set(accountId, running + 1)
    try {
      const end = await this.#enter(companyId ?? 0)
      return await work().finally(end)
    } finally {
      const remaining = (this.#ofAccount.get(accountId) ?? 1) - 1
      if (remaining > 0) this.#ofAccount.set(accountId, remaining)
      else this.#ofAccount.delete(accountId)
    }
  }

  async #enter(company: number): Promise<() => void> {
    try {
      return await this.#turns.enter(company)
    } catch (error) {
      throw error instanceof CompanyBusy ? new AppError('too_many_files', { cause: error }) : error
    }
  }
}
