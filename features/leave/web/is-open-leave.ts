import type { Leave } from '../contract.ts'

/** Leave that can still be cancelled. */
export const isOpenLeave = ({ status }: Pick<Leave, 'status'>): boolean =>
  status !== 'cancelled' && status !== 'rejected'
