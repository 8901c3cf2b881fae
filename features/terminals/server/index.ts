import '../errors.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import type { Job } from '#kit/server/jobs.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import {
  listTerminalCommands,
  listTerminalFaults,
  listTerminalSightings,
  listTerminals,
  listTerminalUsers,
} from '../contract.ts'
import {
  disableOneTerminal,
  enableOneTerminal,
  releaseOneTerminal,
  updateOneTerminal,
} from './change-terminal.ts'
import { claimOneTerminal } from './claim-terminal.ts'
import { checkTerminalsDaily } from './commands/check-daily.ts'
import { commandList } from './commands/list-commands.ts'
import { sendOneCommand } from './commands/send-command.ts'
import { faultList } from './list-faults.ts'
import { sightingList } from './list-sightings.ts'
import { terminalList } from './list-terminals.ts'
import { showOneTerminal } from './read-terminal.ts'
import { sendMissingUsers, userList } from './users/list-users.ts'

export { checkTerminals } from './commands/check-daily.ts'
export { doorsOfTerminals, type TerminalDoor, zktecoDoor } from './doors/answer-terminal.ts'

export const terminalsEndpoints: readonly Endpoint[] = [
  ...listEndpoints(listTerminals, terminalList),
  ...listEndpoints(listTerminalFaults, faultList),
  ...listEndpoints(listTerminalSightings, sightingList),
  ...listEndpoints(listTerminalCommands, commandList),
  ...listEndpoints(listTerminalUsers, userList),
  sendOneCommand,
  sendMissingUsers,
  claimOneTerminal,
  showOneTerminal,
  updateOneTerminal,
  disableOneTerminal,
  enableOneTerminal,
  releaseOneTerminal,
]

export const terminalJobs = [checkTerminalsDaily] as unknown as Job<never>[]
