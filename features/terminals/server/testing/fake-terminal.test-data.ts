/** A punch in the memory of a fake terminal: PIN and its local time 'YYYY-MM-DD HH:MM:SS'. */
export interface MemoryPunch {
  pin: string
  time: string
}

export interface Answered {
  status: number
  text: string
  type: string
  headers: Headers
}

/**
 * A terminal that behaves like the firmware of ZKTeco (domains.md L3): it deletes what it has sent only after 200, text/plain and OK, and
 * otherwise sends it again.
 */
export class FakeTerminal {
  readonly url: string
  readonly serial: string
  memory: MemoryPunch[] = []
  /** Everything that it ever recorded, for DATA QUERY. */
  readonly recorded: MemoryPunch[] = []
  readonly users = new Map<string, string>()
  /** The answers to commands that it has not sent yet. */
  readonly results: string[] = []

  constructor(url: string, serial: string) {
    this.url = url
    this.serial = serial
  }

  async request(
    path: string,
    body?: string | Uint8Array,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const answer = await fetch(`${this.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'user-agent': 'iClock Proxy/1.09',
        ...(body === undefined ? {} : { 'content-type': 'text/plain' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body as string }),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      text,
      type: answer.headers.get('content-type') ?? '',
      headers: answer.headers,
    }
  }

  shakeHands(): Promise<Answered> {
    return this.request(`/iclock/cdata?SN=${this.serial}&options=all&pushver=2.2.14&language=69`)
  }

  punch(pin: string, time: string): void {
    this.memory.push({ pin, time })
    this.recorded.push({ pin, time })
  }

  upload(lines: string | Uint8Array, table = 'ATTLOG', more = ''): Promise<Answered> {
    return this.request(`/iclock/cdata?SN=${this.serial}&table=${table}&Stamp=9999${more}`, lines)
  }

  /** Sends its memory in batches. Returns whether all of it was accepted. */
  async send(batch = 500): Promise<boolean> {
    while (this.memory.length > 0) {
      const part = this.memory.slice(0, batch)
      const answer = await this.upload(part.map(lineOf).join('')).catch(() => null)
      if (answer?.status !== 200 || !answer.type.startsWith('text/plain') || !answer.text.startsWith('OK'))
        return false
      this.memory = this.memory.slice(part.length)
    }
    return true
  }
}

interface Firmware {
  /** False: VERIFY SUM is not known (return code -1002). */
  counts?: boolean
}

/** Fetches the commands of a terminal, runs them and answers, until there are none. Returns their texts. */
export async function runCommands(
  terminal: FakeTerminal,
  { counts = true }: Firmware = {},
): Promise<string[]> {
  const texts: string[] = []
  for (;;) {
    const { text } = await terminal.request(`/iclock/getrequest?SN=${terminal.serial}`)
    const commands = [...text.matchAll(/^C:(\w+):(.*)$/gm)]
    if (commands.length === 0) return texts
    for (const [, id = '', command = ''] of commands) {
      texts.push(command)
      const answer = await run(terminal, command, counts)
      await terminal.request(`/iclock/devicecmd?SN=${terminal.serial}`, `ID=${id}&${answer}\n`)
    }
  }
}

async function run(terminal: FakeTerminal, command: string, counts: boolean): Promise<string> {
  const [, from = '', to = ''] = /StartTime=([^\t]*)\tEndTime=(.*)$/.exec(command) ?? []
  const recorded = terminal.recorded.filter(({ time }) => time >= from && time <= to)
  if (command.startsWith('VERIFY SUM ATTLOG'))
    return counts ? `Return=0&CMD=VERIFY SUM&AttlogSum=${recorded.length}` : 'Return=-1002&CMD=VERIFY SUM'
  if (command.startsWith('DATA QUERY ATTLOG')) {
    await terminal.upload(recorded.map(lineOf).join(''))
    return `Return=${recorded.length}&CMD=DATA`
  }
  if (command === 'DATA QUERY USERINFO') {
    const lines = [...terminal.users].map(
      ([pin, name]) => `USER PIN=${pin}\tName=${name}\tPri=0\tPasswd=1234\n`,
    )
    await terminal.upload(lines.join(''), 'OPERLOG')
    return `Return=${lines.length}&CMD=DATA`
  }
  const [, pin = '', name = ''] = /^DATA UPDATE USERINFO PIN=(.*)\tName=(.*)$/.exec(command) ?? []
  if (pin) terminal.users.set(pin, name)
  return `Return=0&CMD=${command.split(' ')[0]}`
}

export const lineOf = ({ pin, time }: MemoryPunch) => `${pin}\t${time}\t0\t1\t0\t0\t0\n`
