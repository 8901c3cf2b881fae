import type { RouteTitles } from '#kit/web/navigation.ts'
import { joinTitles } from '../join-titles.ts'

const files = import.meta.glob<RouteTitles>('../../features/*/web/first-titles.ts', {
  eager: true,
  import: 'titles',
})

/** The titles of public and employee screens, which a phone needs. */
export const { la, en } = joinTitles(Object.values(files))
