import { beforeEach } from 'vitest'
import { multipart } from '#features/employees/server/test-server.test-data.ts'
import { type Person, withTeam } from '../request-team.test-data.ts'

export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** The team whose asker asks for approvals, in a company with the prefix KH. */
export function withApprovals() {
  const team = withTeam()
  const { as, id, setting, world, companyId } = team
  const ids = (...people: Person[]) => people.map(id)
  const ask = (approver_ids: number[], more: object = {}) =>
    as('asker', 'POST', '/employee/e-approve', { title: 'New laptops', approver_ids, ...more })
  /** An approval request that was sent. */
  async function sent(approver_ids: number[], more: object = {}) {
    const answer = await ask(approver_ids, more)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer))
    return answer.data
  }
  const see = async (
    who: Person | 'admin' | 'foreignEmployee',
    approval: { id: number; request_id: number },
  ) =>
    Promise.all([
      as(who, 'GET', `/requests/${approval.request_id}`).then(({ status }) => status),
      as(who, 'GET', `/e-approve/${approval.id}`).then(({ status }) => status),
    ])
  const reported = async (query = '') => (await as('admin', 'GET', `/e-approval?per_page=200${query}`)).data

  /** The file is of the account's own upload. */
  async function upload(who: Person, bytes = PDF, name = 'offer.pdf') {
    const { payload, headers } = multipart(name, bytes)
    return as(who, 'POST', '/employee/e-approve/file', payload as never, headers)
  }

  const setAccount = (who: Person, status: 'active' | 'disabled') =>
    world().db.asProvider((tx) =>
      tx.execute('update account set status = $2 where employee_id = $1 and company_id = $3', [
        ...[id(who), status, companyId()],
      ]),
    )

  beforeEach(async () => {
    await setting({ approval_code_prefix: 'KH' })
  })
  return { ...team, ids, ask, sent, see, reported, upload, setAccount }
}
