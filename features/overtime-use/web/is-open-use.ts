import type { OvertimeUse } from '../contract.ts'

/** A use that can still be cancelled. */
export const isOpenUse = ({ status }: Pick<OvertimeUse, 'status'>): boolean =>
  status !== 'cancelled' && status !== 'rejected'
