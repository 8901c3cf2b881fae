import { loadMonthCommand, USAGE } from './load-month/command.ts'

const COMMANDS: Record<string, (args: string[]) => Promise<number>> = { 'load-month': loadMonthCommand }

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (command) {
  process.exitCode = await command(args)
} else {
  console.error(`Usage: npm run champa -- ${USAGE}`)
  process.exitCode = 1
}
