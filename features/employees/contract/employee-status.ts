import { z } from 'zod'

/** Derived from the dates: leaving with an end date in the future, resigned after it, deleted when hidden (specification 4). */
export const EmployeeStatus = z.enum(['active', 'leaving', 'resigned', 'deleted'])
export type EmployeeStatus = z.infer<typeof EmployeeStatus>
