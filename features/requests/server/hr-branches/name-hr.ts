import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { WaitsFor } from '../../contract/facts.ts'
import { hrAskedAbout, namesOfHr } from '../../domain/hr-branches.ts'
import { readRequests } from '../stored-requests.ts'
import { readHrPeople } from './read-hr-people.ts'

interface Waiting {
  requestId: number
  waitsFor: WaitsFor | null
}

/** Whom requests wait for, in their order, with the HR people of the employee's branch if the company has limited some. */
export async function nameHr(
  tx: Tx,
  waiting: readonly Waiting[],
  language: Language,
): Promise<(WaitsFor | null)[]> {
  const ofHr = waiting.filter(({ waitsFor }) => waitsFor?.role === 'hr').map(({ requestId }) => requestId)
  const { people } = ofHr.length > 0 ? await readHrPeople(tx) : { people: [] }
  const requests = people.length > 0 ? await readRequests(tx, ofHr) : new Map()
  return waiting.map(({ requestId, waitsFor }) => {
    const found = waitsFor?.role === 'hr' && requests.get(requestId)
    if (!found) return waitsFor
    const asked = hrAskedAbout(people, found.request)
    return { ...waitsFor, name: namesOfHr(asked, language), why_all_hr: asked.whyAll }
  })
}
