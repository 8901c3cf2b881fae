import { errorMessage } from '#kit/contract/error-register.ts'
import { AppError } from '#kit/contract/errors.ts'
import { ADD_PROVIDER_USAGE, addProviderCommand } from './accounts/add-provider-command.ts'
import { backupCommand, restoreCommand } from './backup/commands.ts'
import { DISTRIBUTE_USAGE, distributeCommand } from './cluster/distribute-command.ts'
import { loadEnvironment } from './environment.ts'
import { loadMonthCommand, USAGE } from './load-month/command.ts'
import { explainFailure } from './process/explain-failure.ts'

const COMMANDS: Record<string, (args: string[]) => Promise<number>> = {
  'add-provider': addProviderCommand,
  'load-month': loadMonthCommand,
  backup: backupCommand,
  restore: restoreCommand,
  distribute: distributeCommand,
}

function usage(reason = ''): number {
  if (reason) console.error(reason)
  console.error(`Usage: npm run champa -- COMMAND

${ADD_PROVIDER_USAGE}

backup FILE
  Writes all data of the database to a new file. The server can keep running.

restore FILE
  Restores a backup into an empty database: a new DATA_DIR, or the database in DATABASE_URL.

${DISTRIBUTE_USAGE}

${USAGE}`)
  return 1
}

/** Prints a message for errors that the operator can fix, and the stack for bugs. */
function explain(error: unknown): number {
  if (error instanceof AppError) {
    const details = error.fields ?? error.details
    console.error(`${errorMessage(error.code, 'en')}${details ? `: ${JSON.stringify(details)}` : ''}`)
    return 1
  }
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')) return usage((error as Error).message)
  console.error(explainFailure(error))
  return 1
}

loadEnvironment()
const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
process.exitCode = command ? await command(args).catch(explain) : usage(name && `Unknown command: ${name}.`)
