import { globSync } from 'node:fs'
import path from 'node:path'
import type { OwnRequest } from '#features/requests/contract/define-own-request.ts'
import type { RequestKind } from '#features/requests/server/index.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** The default exports of all files `NAME.request.ts` in this part of the features. */
async function declaredIn<T>(part: 'contract' | 'server'): Promise<T[]> {
  const files = globSync(`features/*/${part}/**/*.request.ts`, { cwd: ROOT }).sort()
  const modules: { default: T }[] = await Promise.all(files.map((file) => import(path.join(ROOT, file))))
  return modules.map((module) => module.default)
}

/** The kinds of requests with a form of their own: what is derived from them, and their rules. */
export const ownRequests = await declaredIn<OwnRequest>('contract')
export const ownKinds = await declaredIn<RequestKind>('server')
