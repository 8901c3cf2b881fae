import { readFile } from 'node:fs/promises'
import path from 'node:path'

const DOCUMENT = path.resolve(import.meta.dirname, '..', 'docs', 'openapi.json')

/** The served OpenAPI document. Creating it takes a second, so `npm run check` writes it to a file. */
export async function readOpenApiText(): Promise<string> {
  return JSON.stringify(JSON.parse(await readFile(DOCUMENT, 'utf8')))
}
