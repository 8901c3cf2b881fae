import type { Endpoint } from '#kit/server/handler.ts'
import { rotationEndpoints } from '../rotations/edit-rotations.ts'
import { writeOneRotation } from '../rotations/write-rotation.ts'
import { fillEndpoints } from './fill-drafts.ts'
import { noticeEndpoints } from './notices.ts'
import type { RosterReaders } from './plan-drafts.ts'
import { publishEndpoints } from './publish.ts'
import { saveCells } from './save-cells.ts'
import { boardEndpoints } from './show-board.ts'
import { showOwnRosterWith } from './show-my-roster.ts'

/** The calls of the roster. `readLockedRuns` and `readLeave` are of later features. */
export const rosterEndpoints = (readers: RosterReaders): Endpoint[] => [
  ...boardEndpoints(readers.readLeave),
  saveCells,
  ...publishEndpoints(readers),
  ...fillEndpoints,
  ...rotationEndpoints,
  writeOneRotation,
  showOwnRosterWith(readers.readLeave),
  ...noticeEndpoints,
]
