import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Context } from '#kit/server/handler.ts'
import type { Parameter } from '#kit/server/list/list-declaration.ts'
import type { Outside } from '../../domain/hr-branches.ts'
import { inBranches } from '../waits-for.ts'
import { readHrPeople } from './read-hr-people.ts'

export type { Outside } from '../../domain/hr-branches.ts'

/** For the `prepare` of a list of HR about records of a kind: what other HR people decide. */
export const readOutside =
  (kind: string) =>
  async (tx: Tx, { session }: Pick<Context, 'session'>): Promise<readonly Outside[]> => {
    if (!session || session.roles.includes(FULL_ROLES.company)) return []
    const { accountId } = session
    const all = (await readHrPeople(tx, [accountId])).outside(accountId)
    return all.filter((one) => one.kind === kind)
  }

/** For its `where`: HR people with branches see only the records of employees of these; `employee` is SQL of whom a row is about. A row that was just changed is read without `prepare`. */
export const ofOwnBranches =
  (kind: string, employee = 'r.employee_id') =>
  (param: Parameter, { extra }: { extra: readonly Outside[] | undefined }): string =>
    inBranches(param, extra ?? [], { kind: `'${kind}'`, employee })
