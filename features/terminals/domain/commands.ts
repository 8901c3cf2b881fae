import { z } from 'zod'

/**
 * What a terminal can be told. Nothing that deletes its memory, changes its software or time zone, or asks for fingerprints and faces.
 * `verify`: count its punches of some days; `query_punches`: send those of some days again; `query_users`: list its users.
 */
export const CommandKind = z.enum([
  ...(['info', 'check', 'reboot', 'query_users', 'verify', 'query_punches'] as const),
  'update_user',
])
export type CommandKind = z.infer<typeof CommandKind>

/** `expired`: sent three times without an answer, or never fetched. */
export const CommandStatus = z.enum(['queued', 'sent', 'done', 'failed', 'expired'])
export type CommandStatus = z.infer<typeof CommandStatus>

/** The days and the user of a command. Times are local ones of the terminal: 'YYYY-MM-DD HH:MM:SS'. */
export const CommandDetail = z.object({
  from: z.string().optional(),
  to: z.string().optional(),
  /** How often punches of these days were already asked for again. */
  round: z.int().optional(),
  pin: z.string().optional(),
  name: z.string().optional(),
})
export type CommandDetail = z.infer<typeof CommandDetail>

/** From the first second of a day to the last one of another. */
export const wholeDays = (first: string, last: string): CommandDetail => ({
  from: [first, '00:00:00'].join(' '),
  to: [last, '23:59:59'].join(' '),
})

/** Terminals store 24 bytes of a name. */
const NAME_BYTES = 24
const encoder = new TextEncoder()

/** A name that fits into a terminal: without tabs and line ends, cut between two characters. */
export function terminalName(name: string): string {
  let text = ''
  for (const character of name.replaceAll(/\s+/g, ' ').trim()) {
    if (encoder.encode(text + character).length > NAME_BYTES) break
    text += character
  }
  return text
}

/** The text of a command after `C:<id>:`. */
export function commandText(kind: CommandKind, { from, to, pin, name }: CommandDetail): string {
  const span = `StartTime=${from}\tEndTime=${to}`
  const texts: Record<CommandKind, string> = {
    info: 'INFO',
    check: 'CHECK',
    reboot: 'REBOOT',
    query_users: 'DATA QUERY USERINFO',
    verify: `VERIFY SUM ATTLOG ${span}`,
    query_punches: `DATA QUERY ATTLOG ${span}`,
    update_user: `DATA UPDATE USERINFO PIN=${pin}\tName=${name}`,
  }
  return texts[kind]
}

export interface CommandResult {
  id: number
  returnCode: number
  /** All fields by their names in small letters. */
  fields: ReadonlyMap<string, string>
  /** As received, shortened. */
  text: string
}

const LONGEST_ANSWER = 500
const MOST_RESULTS = 200

/**
 * Reads the results of commands: lines `ID=…&Return=…&CMD=…`. Lines without an id, such as those of INFO, belong to the result before them.
 */
export function readResults(body: string): CommandResult[] {
  const results: CommandResult[] = []
  for (const line of body.split(/\r?\n/)) {
    const fields = new Map(
      line.split('&').flatMap((part) => {
        const at = part.indexOf('=')
        return at < 1 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const]
      }),
    )
    const id = fields.get('id') ?? ''
    if (/^\d{1,15}$/.test(id)) {
      if (results.length >= MOST_RESULTS) break
      const code = Number(fields.get('return') ?? '')
      results.push({ id: Number(id), returnCode: smallCode(code), fields, text: shown(line) })
    } else {
      const last = results.at(-1)
      if (last && line.trim() !== '') {
        results[results.length - 1] = {
          ...last,
          fields: new Map([...fields, ...last.fields]),
          text: shown(`${last.text}\n${line}`),
        }
      }
    }
  }
  return results
}

const shown = (text: string) => text.replaceAll('\0', '').slice(0, LONGEST_ANSWER).toWellFormed()
const smallCode = (code: number) => (Number.isInteger(code) && Math.abs(code) < 1_000_000_000 ? code : -1)

/** The number of punches in the answer to `verify`; firmware has both names. Null if it has none. */
export function verifiedCount({ fields }: CommandResult): number | null {
  const text = fields.get('attlogsum') ?? fields.get('attlogcount') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
