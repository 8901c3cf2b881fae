import { connect, type Socket } from 'node:net'

/** One open connection of a terminal, which sends an upload after the answer to the one before. */
export class TerminalSocket {
  readonly #socket: Socket
  readonly #path: string
  #received = ''
  #waiting: { resolve: (answer: string) => void; reject: (error: Error) => void } | undefined

  constructor(url: string, serial: string) {
    this.#path = `/iclock/cdata?SN=${serial}&table=ATTLOG&Stamp=9999`
    this.#socket = connect(Number(new URL(url).port), '127.0.0.1')
    this.#socket.setNoDelay(true)
    this.#socket.setEncoding('latin1')
    this.#socket.on('data', (part: string) => this.#take(part))
    this.#socket.on('error', (error) => this.#waiting?.reject(error))
  }

  /** Sends lines. Throws unless all of them are acknowledged. */
  async upload(lines: string, count: number): Promise<void> {
    const answer = await new Promise<string>((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(
        `POST ${this.#path} HTTP/1.1\r\nHost: champa\r\nContent-Type: text/plain\r\nContent-Length: ${lines.length}\r\n\r\n${lines}`,
      )
    })
    if (!answer.endsWith(`OK: ${count}\n`)) throw new Error(`an upload was answered with ${answer}`)
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(part: string): void {
    this.#received += part
    const end = this.#received.indexOf('\r\n\r\n')
    if (end === -1) return
    const length = Number(/content-length: (\d+)/i.exec(this.#received)?.[1] ?? 0)
    if (this.#received.length < end + 4 + length) return
    const answer = this.#received
    this.#received = ''
    this.#waiting?.resolve(answer)
  }
}
