import { AppError } from '#kit/contract/errors.ts'
import { CompanyBusy } from '#kit/database/database.ts'
import { FairQueue } from '#kit/database/fair-queue.ts'
import type { Session } from './session.ts'

/** Workbooks and PDFs that one account may have under way; a further one is refused at once. */
const FILES_OF_ACCOUNT = 3
/** Files are made a few at a time, company by company in turn; of one company ten may wait. */
const TURNS = { total: 4, perKey: 2, waiting: 10, seconds: 60 }

/** Keeps files, which cost much more than other answers, from holding up other companies. */
export class FileTurns {
  readonly #ofAccount = new Map<number, number>()
  readonly #turns = new FairQueue(TURNS)

  /** Makes a file when its turn comes. Throws `too_many_files`. */
  async make<T>(session: Session | null, work: () => Promise<T>): Promise<T> {
    if (!session) return work()
    const { accountId, companyId } = session
    const underway = this.#ofAccount.get(accountId) ?? 0
    if (underway >= FILES_OF_ACCOUNT) throw new AppError('too_many_files')
    this.#ofAccount.set(accountId, underway + 1)
    try {
      const end = await this.#enter(companyId ?? 0)
      return await work().finally(end)
    } finally {
      const left = (this.#ofAccount.get(accountId) ?? 1) - 1
      if (left > 0) this.#ofAccount.set(accountId, left)
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
