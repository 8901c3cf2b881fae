/** A package: its price for companies of so many users. `max_users` null: any number above. */
export interface PackageBand {
  min_users: number
  max_users: number | null
}

/** The package whose band holds so many users, or null if none does. Bands do not overlap. */
export function fittingPackage<P extends PackageBand>(packages: readonly P[], users: number): P | null {
  return (
    packages.find(
      ({ min_users, max_users }) => users >= min_users && (max_users === null || users <= max_users),
    ) ?? null
  )
}

/** '1–50', '201+': how a package is called by its band. */
export function bandText({ min_users, max_users }: PackageBand): string {
  return max_users === null ? `${min_users}+` : `${min_users}–${max_users}`
}
