import { ERROR_TEXTS } from '#kit/contract/error-texts.ts'
import { AppError } from '#kit/contract/errors.ts'
import { loadMonthCommand, USAGE } from './load-month/command.ts'

const COMMANDS: Record<string, (args: string[]) => Promise<number>> = { 'load-month': loadMonthCommand }

function usage(reason = ''): number {
  if (reason) console.error(reason)
  console.error(`Usage: npm run champa -- ${USAGE}`)
  return 1
}

/** What a person can mend is told in words; anything else is a fault of ours and keeps its trace. */
function explain(error: unknown): number {
  if (error instanceof AppError) {
    const more = error.fields ?? error.details
    console.error(`${ERROR_TEXTS[error.code].en}${more ? `: ${JSON.stringify(more)}` : ''}`)
    return 1
  }
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')) return usage((error as Error).message)
  throw error
}

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
process.exitCode = command
  ? await command(args).catch(explain)
  : usage(name && `There is no command ${name}.`)
