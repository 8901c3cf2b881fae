import type { Tx } from '#kit/database/database.ts'

/** What the sign-in needs of features/employees, which is later in the order. The transactions are of one company. */
export interface SignInEmployees {
  /** The employee with this employee number or phone number, or null. */
  find: (tx: Tx, typed: string) => Promise<number | null>
  /** One form for all spellings of a number, for the limits of attempts. */
  nameOf: (typed: string) => string
  /** Whether the last day of the employee is over, or the employee is hidden. */
  hasLeft: (tx: Tx, employeeId: number) => Promise<boolean>
}

/** For a server without employees: nobody signs in with a number. */
export const NO_EMPLOYEES: SignInEmployees = {
  find: async () => null,
  nameOf: (typed) => typed,
  hasLeft: async () => false,
}
