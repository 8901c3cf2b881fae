import { AppError } from '#kit/contract/errors.ts'
import type { AccessLimits } from '../access-limits.ts'

/**
 * Gives an account an address. That one is taken is told a company thirty times a day: addresses are unique over all companies, and the
 * answer tells that somebody else has the address. Throws `too_many_requests`. The provider knows all addresses.
 */
export async function limitTakenAddresses<T>(
  limits: AccessLimits,
  companyId: number | null,
  work: () => Promise<T>,
): Promise<T> {
  if (companyId === null) return work()
  // Counted before, so that many at the same moment are no way round.
  await limits.takenAddress.take(companyId)
  try {
    const result = await work()
    await limits.takenAddress.rollBackAndRelease(companyId)
    return result
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === 'duplicate'
    if (!isTaken) await limits.takenAddress.rollBackAndRelease(companyId)
    throw error
  }
}
