import { spawn } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const BIN = path.join(ROOT, 'node_modules', '.bin')

export interface Finished {
  code: number
  output: string
}

/**
 * Runs a program of the project until it ends. Its output is printed and returned. Programs in
 * node_modules/.bin have priority.
 */
export function runCommand(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Finished> {
  const { promise, resolve, reject } = Promise.withResolvers<Finished>()
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const [stream, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      target.write(chunk)
    })
  }
  child.on('error', reject)
  child.on('close', (code) => resolve({ code: code ?? 1, output }))
  return promise
}
