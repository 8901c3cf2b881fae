/** Who asks. Made by the access feature from a bearer token; the kit only carries it. */
export interface Session {
  id: number
  accountId: number
  /** Null for the provider's staff. */
  companyId: number | null
  /** Null for who is no employee. */
  employeeId: number | null
  name: string
  email: string
  /** Role names, the main one first. */
  roles: readonly string[]
  permissions: ReadonlySet<string>
  /** The company's switch for free clock-in and promotions (specification 6, company 12). */
  specialMenus: boolean
  /** The provider's person inside a company: company, roles and permissions are then those of its administrator. */
  entered?: Entered
  /** What the person has to do before anything else; until then only calls of access `session` are open. */
  setup?: SetupStep
}

/** `password`: somebody else typed the present one. `second_factor`: the account must have one and has none. */
export type SetupStep = 'password' | 'second_factor'

export interface Entered {
  companyName: string
  reason: string
  until: Date
  /** The time is over, or the permission gone: nothing but leaving or going on is left. */
  isOver: boolean
}
