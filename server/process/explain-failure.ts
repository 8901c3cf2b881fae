import { DatabaseUnavailable } from '#kit/database/database.ts'

interface Fault {
  code?: string
  message: string
  path?: string
  port?: number
  syscall?: string
}

/**
 * Messages for errors of the environment, by code: of Node's system calls, and of PostgreSQL (appendix A of its
 * manual).
 */
const SENTENCES: Record<string, (fault: Fault) => string> = {
  EADDRINUSE: ({ port }) =>
    `Another program uses the port ${port}. Stop it, or choose another port with PORT.`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine.',
  EACCES: ({ syscall, port, path, message }) =>
    syscall === 'listen'
      ? `This user is not allowed to open the port ${port}. Choose another port with PORT.`
      : `This user has no right to ${path ?? message}. Run Champa as the owner of DATA_DIR, or choose another DATA_DIR.`,
  EPERM: ({ path, message }) =>
    `This user has no right to change ${path ?? message}. Run Champa as the owner of DATA_DIR, or choose another DATA_DIR.`,
  EROFS: ({ path, message }) => `${path ?? message} is read-only. Choose another DATA_DIR.`,
  ENOSPC: ({ path, message }) => `The disk is full: ${path ?? message}.`,
  EDQUOT: ({ path, message }) => `The disk quota is used up: ${path ?? message}.`,
  '28P01': ({ message }) => `PostgreSQL refuses the user or password of DATABASE_URL: ${message}.`,
  '28000': ({ message }) => `PostgreSQL refuses the user of DATABASE_URL: ${message}.`,
  '3D000': ({ message }) => `The database of DATABASE_URL does not exist: ${message}.`,
  '42501': ({ message }) => `The user of DATABASE_URL is missing a right: ${message}.`,
  '53100': () => 'The disk of the database is full.',
  '53300': () => 'The database has no free connection; raise max_connections.',
}

/** Errors raised by bugs, for which the stack is printed. */
const PROGRAM_FAULTS = [TypeError, RangeError, ReferenceError, SyntaxError, EvalError]

/**
 * The text to print if the start or a command fails: one sentence for errors of the environment or a wrong
 * setting, the stack for a bug, or for everything if `withStack` is set.
 */
export function explainFailure(thrown: unknown, withStack = false): string {
  if (!(thrown instanceof Error)) return String(thrown)
  if (withStack) return thrown.stack ?? thrown.message
  const sentence = SENTENCES[(thrown as Fault).code ?? '']
  if (sentence) return sentence(thrown as Fault)
  if (thrown instanceof DatabaseUnavailable) return `${thrown.message}.`
  if (PROGRAM_FAULTS.some((type) => thrown instanceof type)) return thrown.stack ?? thrown.message
  return thrown.message
}

/**
 * Runs `work`. On failure, prints the reason and ends the process with exit code 1; LOG_LEVEL=debug or trace
 * prints the stack.
 */
export async function reportFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(explainFailure(error, /^(debug|trace)$/.test(process.env.LOG_LEVEL ?? '')))
    process.exit(1)
  }
}
