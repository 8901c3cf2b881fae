import type { OwnRequestParts } from '#features/requests/web/index.ts'

/** The kinds of requests with a form of their own, found by their files `NAME.request.ts`. */
export const ownRequests: readonly OwnRequestParts[] = Object.values(
  import.meta.glob<OwnRequestParts>('../features/*/web/**/*.request.ts', { eager: true, import: 'default' }),
)
