import type { FeatureWords } from '#kit/contract/feature-words.ts'

const files = import.meta.glob<FeatureWords>('../features/*/words.ts', { eager: true, import: 'words' })

/** The words of all features; a feature adds its own with a `words.ts`. */
export const featureWords: readonly FeatureWords[] = Object.values(files)
