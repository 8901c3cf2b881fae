import type { AnswerOf, RouteSpec } from '#kit/contract/route.ts'
import { answerError, networkError } from './api-error.ts'
import { callHeaders, callUrl, send } from './client.ts'
import { currentSession, endSession } from './session.ts'

interface UploadInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  /** The file, sent as the multipart part `file`; or a form with more parts. */
  file: File | FormData
  /** Upload progress from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** The server accepts files only as multipart, with the name `file`. */
function asForm(file: File): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

/** Uploads a file. Uses XMLHttpRequest, because fetch reports no upload progress. Throws `ApiError`. */
export function upload<R extends RouteSpec>(route: R, input: UploadInput): Promise<AnswerOf<R>> {
  const { file, onProgress, signal } = input
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const sessionId = currentSession()?.id
    request.open(route.method, callUrl(route, input))
    for (const [name, value] of Object.entries(callHeaders(route))) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total)
    request.onerror = () => reject(networkError(undefined))
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    request.onload = () => {
      const { status, responseText } = request
      if (status >= 200 && status < 300)
        return resolve((responseText ? JSON.parse(responseText) : undefined) as AnswerOf<R>)
      if (status === 401 && route.access !== 'public') endSession(sessionId)
      answerError(status, responseText).then(reject, reject)
    }
    signal?.addEventListener('abort', () => request.abort())
    request.send(file instanceof FormData ? file : asForm(file))
  })
}

/** The name in a Content-Disposition header, RFC 5987 form first. */
export function dispositionName(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1]
}

interface FileInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Fetches a file as a blob with its name, for a preview. */
export async function fetchFile(
  route: RouteSpec,
  input: FileInput = {},
): Promise<{ blob: Blob; name: string }> {
  const response = await send(route, input)
  const name = dispositionName(response.headers.get('content-disposition')) ?? 'champa'
  return { blob: await response.blob(), name }
}

/** Fetches a file and saves it with the browser. Throws `ApiError`. */
export async function download(route: RouteSpec, input: FileInput = {}): Promise<void> {
  const { blob, name } = await fetchFile(route, input)
  saveFile(blob, name)
}

/** Saves a file with the browser. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Revoke later: revoking immediately cancels the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
