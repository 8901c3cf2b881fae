import { Agent, request } from 'node:http'

export interface Answered {
  status: number
  bytes: Buffer
  /** Milliseconds from the request to the last byte. */
  milliseconds: number
}

/** A client for one server over a single open connection. */
export class HttpClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #origin: string
  #token = ''

  constructor(origin: string) {
    this.#origin = origin
  }

  async signIn(email: string, password: string): Promise<void> {
    const answer = await this.call('POST', '/api/auth/login', { email, password })
    this.#token = JSON.parse(answer.bytes.toString('utf8')).access_token
  }

  /** Throws unless the status is 200. */
  async call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answered> {
    const payload = body ? JSON.stringify(body) : ''
    const headers = {
      ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
    }
    const { promise, resolve, reject } = Promise.withResolvers<Answered>()
    const started = performance.now()
    const outgoing = request(
      new URL(path, this.#origin),
      { method, headers, agent: this.#agent },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () => {
          const milliseconds = performance.now() - started
          resolve({ status: answer.statusCode ?? 0, bytes: Buffer.concat(parts), milliseconds })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(payload)
    const answered = await promise
    if (answered.status === 200) return answered
    throw new Error(`${method} ${path}: ${answered.status} ${answered.bytes.toString('utf8').slice(0, 200)}`)
  }

  async json<Body>(method: 'GET' | 'POST', path: string, body?: object): Promise<Body> {
    return JSON.parse((await this.call(method, path, body)).bytes.toString('utf8'))
  }

  close(): void {
    this.#agent.destroy()
  }
}
