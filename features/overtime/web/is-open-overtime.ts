import type { Overtime } from '../contract.ts'

/** Overtime that can still be cancelled. */
export const isOpenOvertime = ({ status }: Pick<Overtime, 'status'>): boolean =>
  status !== 'cancelled' && status !== 'rejected'
