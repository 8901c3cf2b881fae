import { CompanyBusy, type Database, DatabaseUnavailable } from '#kit/database/database.ts'
import type { Upload } from './judge-upload.ts'
import { storeUploads, type UploadOutcome } from './store-uploads.ts'

/** Punches of one transaction. */
const MOST_PUNCHES = 20_000
/** Uploads that wait in this process; a terminal sends its own again later. */
const MOST_WAITING = 5000
/** About 100 MB. */
const MOST_WAITING_PUNCHES = 300_000

interface Waiting {
  upload: Upload
  resolve: (outcome: UploadOutcome) => void
  reject: (error: unknown) => void
}

/**
 * Stores the uploads of a company one transaction after another, each with everything that has arrived in the meantime: a commit waits
 * for the disk, and hundreds of terminals share it.
 */
export class PunchQueue {
  readonly #db: Database
  readonly #lines = new Map<number, Waiting[]>()
  #waiting = 0
  #punches = 0

  constructor(db: Database) {
    this.#db = db
  }

  /** Resolves after the commit. Throws `CompanyBusy`, `DatabaseUnavailable`. */
  store(companyId: number, upload: Upload): Promise<UploadOutcome> {
    if (this.#waiting >= MOST_WAITING || this.#punches >= MOST_WAITING_PUNCHES)
      throw new CompanyBusy('too many uploads of terminals are waiting')
    return new Promise((resolve, reject) => {
      this.#waiting += 1
      this.#punches += upload.read.punches.length
      const line = this.#lines.get(companyId)
      const waiting = { upload, resolve, reject }
      if (line) {
        line.push(waiting)
        return
      }
      this.#lines.set(companyId, [waiting])
      void this.#run(companyId)
    })
  }

  async #run(companyId: number): Promise<void> {
    for (;;) {
      const line = this.#lines.get(companyId) ?? []
      if (line.length === 0) break
      const group = line.splice(0, groupSize(line))
      await this.#storeGroup(companyId, group)
      this.#waiting -= group.length
      this.#punches -= group.reduce((sum, { upload }) => sum + upload.read.punches.length, 0)
    }
    this.#lines.delete(companyId)
  }

  /** An upload that the database refuses must not hold up those of other terminals. */
  async #storeGroup(companyId: number, group: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await storeUploads(
        this.#db,
        companyId,
        group.map(({ upload }) => upload),
      )
      for (const [at, { resolve }] of group.entries()) resolve(outcomes[at] as UploadOutcome)
    } catch (error) {
      const isTemporary = error instanceof DatabaseUnavailable || error instanceof CompanyBusy
      if (group.length === 1 || isTemporary) for (const { reject } of group) reject(error)
      else for (const one of group) await this.#storeGroup(companyId, [one])
    }
  }
}

/** How many uploads from the front of the line go into one transaction. */
function groupSize(line: readonly Waiting[]): number {
  let punches = 0
  const end = line.findIndex(({ upload }) => {
    punches += upload.read.punches.length
    return punches > MOST_PUNCHES
  })
  return end === -1 ? line.length : Math.max(end, 1)
}
