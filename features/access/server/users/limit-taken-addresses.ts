import { AppError } from '#kit/contract/errors.ts'
import type { AccessLimits } from '../access-limits.ts'

/**
 * Gives an account an address. A company can learn thirty times a day that an address is taken: addresses are unique
 * over all companies, and the answer reveals another account. Throws `too_many_requests`. The provider sees all
 * addresses.
 */
export async function limitTakenAddresses<T>(
  limits: AccessLimits,
  companyId: number | null,
  work: () => Promise<T>,
): Promise<T> {
  if (companyId === null) return work()
  // Counted before, so that simultaneous calls cannot bypass the limit.
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
