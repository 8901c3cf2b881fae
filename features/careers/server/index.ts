import '../errors.ts'
import type { RequestEngine } from '#features/requests/server/index.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { pictureEndpoints } from './asked-pictures.ts'
import { ownProfileChangeEndpoints } from './own-profile-changes.ts'

export { PROFILE_CHANGE } from './profile-change-kind.ts'

/** The calls of this feature. */
export const careersEndpoints = (engine: RequestEngine): Endpoint[] => [
  ...pictureEndpoints(engine),
  ...ownProfileChangeEndpoints(engine),
]
