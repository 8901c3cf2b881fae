import type { FastifyInstance, InjectOptions } from 'fastify'
import { DEMO_PASSWORD } from './accounts.ts'

/** The calls of a demo account. An entry that is there already stays: a start after a kill goes on. */
export interface DemoCaller {
  add: (path: string, row: object) => Promise<void>
  save: (path: string, record: object) => Promise<void>
  show: <T>(path: string) => Promise<T>
  list: <T>(path: string) => Promise<T[]>
  decide: (runId: number, decisions: readonly ('approve' | 'pay')[]) => Promise<void>
}

/** Signs a demo account in. Throws where a call is refused for another reason than having been made before. */
export async function demoCaller(app: FastifyInstance, email: string): Promise<DemoCaller> {
  const login = { email, password: DEMO_PASSWORD }
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload: login })
  const headers = { authorization: `Bearer ${signedIn.json().access_token}` }
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const request: InjectOptions = { method, url: `/api${path}`, headers, ...(payload && { payload }) }
    const answer = await app.inject(request)
    if (answer.statusCode < 300) return answer.json().data
    if (answer.statusCode !== 409) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
  }
  return {
    add: (path, row) => call('POST', path, row),
    save: (path, record) => call('PUT', path, record),
    show: (path) => call('GET', path),
    list: (path) => call('GET', path),
    async decide(runId, decisions) {
      for (const decision of decisions) await call('POST', `/payrolls-item/${runId}/${decision}`, {})
    },
  }
}
