import { z } from 'zod'
import { EMPLOYEES, personName } from '#features/employees/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { RequestFacts } from '../contract/facts.ts'
import { whenOf } from '../domain/describe-facts.ts'
import type { RequestParams } from '../domain/notice-kinds.ts'
import type { RequestKind } from './request-kind.ts'

const NameRow = z.object({ id: Id, la: z.string(), en: z.string() })

const NAMES = `
  select e.id, ${personName('la')} as la, ${personName('en')} as en from ${EMPLOYEES} e where e.company_id = $1 and e.id = any($2)`

const NOBODY = { la: '', en: '' }

/** What notices and mails say about requests, in their order: the kind, the employee and the days; in one statement. */
export async function requestWords(
  tx: Tx,
  kinds: ReadonlyMap<string, RequestKind>,
  requests: readonly { kind: string; employee_id: number; facts: RequestFacts }[],
): Promise<Omit<RequestParams, 'event'>[]> {
  const people = requests.map(({ employee_id }) => employee_id)
  const rows = await tx.query(NameRow, NAMES, [tx.companyId, people])
  const names = new Map(rows.map(({ id, la, en }) => [id, { la, en }]))
  return requests.map(({ kind, employee_id, facts }) => ({
    kind: kinds.get(kind)?.title ?? NOBODY,
    name: names.get(employee_id) ?? NOBODY,
    when: { la: whenOf(facts, 'la'), en: whenOf(facts, 'en') },
  }))
}
