import { makeExportFile } from '#kit/contract/export-files.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { call } from '../client.ts'
import { refresh } from '../query.ts'
import { exportFiles } from './export-files.ts'
import { openExports } from './exports-open.ts'

type Values = Readonly<Record<string, unknown>>

/** The values that are filled in, as in an address. */
const texts = (values: Values = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
    ),
  )

/**
 * Has the file of a list made in the background and shows its progress. `name`: what the list is called until the
 * file is done. Throws `ApiError`.
 */
export async function requestExport(
  route: RouteSpec,
  input: { params?: Values; query?: Values },
  name: string,
): Promise<void> {
  await call(makeExportFile, {
    body: { path: route.path, params: texts(input.params), query: texts(input.query), name },
  })
  await refresh([exportFiles])
  openExports(true)
}
