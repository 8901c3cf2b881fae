/** A package: its price for companies in a range of users. `max_users` null: unlimited. */
export interface PackageBand {
  min_users: number
  max_users: number | null
}

/** The package whose range contains the number of users, or null. Ranges do not overlap. */
export function fittingPackage<P extends PackageBand>(packages: readonly P[], users: number): P | null {
  return (
    packages.find(
      ({ min_users, max_users }) => users >= min_users && (max_users === null || users <= max_users),
    ) ?? null
  )
}

/** The range of a package: '1–50', '201+'. */
export function bandText({ min_users, max_users }: PackageBand): string {
  return max_users === null ? `${min_users}+` : `${min_users}–${max_users}`
}
