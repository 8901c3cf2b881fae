/** Employees that were chosen together by their place. */
export interface PeopleGroup {
  label: string
  ids: number[]
}

/** Employees that are chosen one by one and by their places. */
export interface ChosenPeople {
  single: number[]
  groups: readonly PeopleGroup[]
}

export const NOBODY: ChosenPeople = { single: [], groups: [] }

/** The ids of all of them, each once. */
export const idsOfPeople = ({ single, groups }: ChosenPeople): number[] => [
  ...new Set([...single, ...groups.flatMap(({ ids }) => ids)]),
]
