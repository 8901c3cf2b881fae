/** The parts of a request that say what was uploaded. */
interface UploadRequest {
  query: ReadonlyMap<string, readonly string[]>
  contentType: string
  body: Uint8Array
}

export interface DeviceUpload {
  /** In small letters: attlog, operlog, options, rtlog, tabledata, … */
  table: string
  lines: Uint8Array
}

const decoder = new TextDecoder('utf-8')
const encoder = new TextEncoder()

/**
 * The table and the lines of an upload: the table is in the query, or, of old firmware, in a form `table=ATTLOG&Stamp=…&data=…`. Null for
 * a packed upload, which is never asked for.
 */
export function readUpload({ query, contentType, body }: UploadRequest): DeviceUpload | null {
  if (/tgz|gzip|zip/i.test(`${query.get('contenttype')?.[0] ?? ''} ${contentType}`)) return null
  const table = query.get('table')?.[0]?.toLowerCase()
  if (!isForm(body)) return { table: table ?? '', lines: body }
  const form = decoder.decode(body)
  const at = form.indexOf('data=')
  const named = /(?:^|&)table=(\w+)/i.exec(form.slice(0, at))?.[1]?.toLowerCase()
  return { table: named ?? table ?? '', lines: encoder.encode(decodeForm(form.slice(at + 'data='.length))) }
}

/** A form has names and `&` before its data, all within its first line. */
const isForm = (body: Uint8Array) =>
  /^(?:\w+=[^&\r\n\t]*&)*data=/i.test(decoder.decode(body.subarray(0, 200)))

/** Some firmware encodes the lines, some does not. */
function decodeForm(data: string): string {
  if (data.includes('\t')) return data
  try {
    return decodeURIComponent(data.replaceAll('+', ' '))
  } catch {
    return data
  }
}

/** The lines that are not blank. */
export function countLines(body: Uint8Array): number {
  let lines = 0
  let isLine = false
  for (const byte of body) {
    if (byte === 10) isLine = false
    else if (byte > 32 && !isLine) {
      isLine = true
      lines += 1
    }
  }
  return lines
}
