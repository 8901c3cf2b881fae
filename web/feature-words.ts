import { ownRequestWords } from '#features/requests/domain/own-request-words.ts'
import type { FeatureWords } from '#kit/contract/feature-words.ts'
import { ownRequests } from './own-requests.ts'

const files = import.meta.glob<FeatureWords>('../features/*/words.ts', { eager: true, import: 'words' })

/** The words of all features; a feature adds its own with a `words.ts`. */
export const featureWords: readonly FeatureWords[] = [
  ...Object.values(files),
  ...ownRequests.map(({ request }) => ownRequestWords(request)),
]
