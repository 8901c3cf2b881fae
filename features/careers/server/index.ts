import '../errors.ts'
import type { RequestEngine } from '#features/requests/server/index.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listAskedAdjustments } from '../contract.ts'
import { askForSalaries } from './adjustments/ask-for-adjustments.ts'
import { askedAdjustmentList } from './adjustments/list-asked-adjustments.ts'
import { showFigures } from './adjustments/show-figures.ts'
import { pictureEndpoints } from './asked-pictures.ts'
import { ownProfileChangeEndpoints } from './own-profile-changes.ts'

export { closeRequestOfSalary } from './adjustments/follow-salaries.ts'
export { provideSalaryReaders } from './adjustments/salary-readers.ts'
export { PROFILE_CHANGE } from './profile-change-kind.ts'

/** The calls of this feature. */
export const careersEndpoints = (engine: RequestEngine): Endpoint[] => [
  ...pictureEndpoints(engine),
  ...ownProfileChangeEndpoints(engine),
  ...listEndpoints(listAskedAdjustments, askedAdjustmentList),
  askForSalaries(engine),
  showFigures(engine),
]
