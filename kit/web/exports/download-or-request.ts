import type { RouteSpec } from '#kit/contract/route.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { ApiError } from '../api-error.ts'
import { download } from '../files.ts'
import { requestExport } from './request-export.ts'

interface ListFile {
  route: RouteSpec
  params?: Record<string, unknown> | undefined
  query: Record<string, unknown>
  /** The name of the list, displayed until the file is made. */
  name: string
  language: Language
}

/** Has the file of a list made in the background, in this language. Throws `ApiError`. */
export const requestFile = ({ route, params = {}, query, name, language }: ListFile): Promise<void> =>
  requestExport(route, { params, query: { ...query, language } }, name)

/** Downloads the file of a list, or has it made in the background if it is large. Throws `ApiError`. */
export async function downloadOrRequest(file: ListFile): Promise<void> {
  const { route, params, query } = file
  try {
    await download(route, { ...(params && { params }), query })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'file_in_background') throw error
    await requestFile(file)
  }
}
