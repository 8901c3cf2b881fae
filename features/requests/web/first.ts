import { lazyPart } from '#kit/web/load-file.ts'

/** Everything that an employee can ask for, opened from the bar of a phone. */
export const AskSheet = lazyPart(() => import('./ask/AskSheet.tsx'))

export { useWaitingCount } from './use-waiting-count.ts'
