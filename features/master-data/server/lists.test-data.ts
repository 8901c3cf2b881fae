import { expect } from 'vitest'
import { withTestServer } from '#features/employees/server/test-server.test-data.ts'

/** The server of one test file, with helpers for its lists. */
export function withLists() {
  const server = withTestServer()
  type Call = ReturnType<typeof server>['call']
  const call: Call = (...args) => server().call(...args)
  return {
    server,
    call,
    /** Adds an entry and returns it. */
    async add(email: string, path: string, body: object) {
      const answer = await call(email, 'POST', path, body)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().data
    },
    namesOf: async (email: string, path: string): Promise<string[]> =>
      (await call(email, 'GET', path)).json().data.map((row: { name: string }) => row.name),
  }
}
