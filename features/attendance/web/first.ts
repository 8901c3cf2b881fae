import { lazyPart } from '#kit/web/load-file.ts'

/** Why one of the signed-in employee's own days has its result, on the start page. Suspends while its file loads. */
export const OwnDay = lazyPart(() => import('./day/OwnDay.tsx'))
