import { readFile } from 'node:fs/promises'
import path from 'node:path'

const DOCUMENT = path.resolve(import.meta.dirname, '..', 'docs', 'openapi.json')

/** The OpenAPI document as it is served. To make it from the schemas of all routes takes a second, so it is made when `npm run check` writes it. */
export async function readOpenApiText(): Promise<string> {
  return JSON.stringify(JSON.parse(await readFile(DOCUMENT, 'utf8')))
}
