import '../errors.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listTerminalFaults, listTerminalSightings, listTerminals } from '../contract.ts'
import {
  disableOneTerminal,
  enableOneTerminal,
  releaseOneTerminal,
  updateOneTerminal,
} from './change-terminal.ts'
import { claimOneTerminal } from './claim-terminal.ts'
import { faultList } from './list-faults.ts'
import { sightingList } from './list-sightings.ts'
import { terminalList } from './list-terminals.ts'
import { showOneTerminal } from './read-terminal.ts'

export { type TerminalDoor, zktecoDoor } from './doors/answer-terminal.ts'

export const terminalsEndpoints: readonly Endpoint[] = [
  ...listEndpoints(listTerminals, terminalList),
  ...listEndpoints(listTerminalFaults, faultList),
  ...listEndpoints(listTerminalSightings, sightingList),
  claimOneTerminal,
  showOneTerminal,
  updateOneTerminal,
  disableOneTerminal,
  enableOneTerminal,
  releaseOneTerminal,
]
