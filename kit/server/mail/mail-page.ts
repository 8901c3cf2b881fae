import { BRAND } from '../brand.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')

const LINK = /https?:\/\/[^\s<>"]+/g
const FONT = "'Noto Sans Lao', 'Phetsarath OT', 'Segoe UI', system-ui, sans-serif"

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** An address of this installation: below PUBLIC_URL or, without it, on this machine. An address in somebody's name is not. */
function isOwn(link: string): boolean {
  const [url, own] = [URL.parse(link), URL.parse(process.env.PUBLIC_URL ?? '')]
  if (url?.username !== '' || url.password !== '') return false
  return own ? url.origin === own.origin : OWN_MACHINE.includes(url.hostname)
}

/** A line of text; addresses of this installation become links. */
function lineHtml(line: string): string {
  let [html, end] = ['', 0]
  for (const { 0: link, index } of line.matchAll(LINK)) {
    html += escaped(line.slice(end, index))
    end = index + link.length
    html += isOwn(link) ? linkHtml(link) : escaped(link)
  }
  return html + escaped(line.slice(end))
}

const linkHtml = (link: string) =>
  `<a href="${escaped(link)}" style="color:#${BRAND.leaf};word-break:break-all">${escaped(link)}</a>`

/**
 * The text of a mail as a page for mail programs that show HTML: a green line, the subject, the text unchanged.
 * Styles are attributes and there is no picture, because mail programs drop style sheets and block pictures.
 */
export function mailPage(subject: string, body: string): string {
  const text = body.split(/\r?\n/).map(lineHtml).join('<br>')
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#F3F1EC;font-family:${FONT};font-size:16px;line-height:1.6;color:#${BRAND.ink}">
<div style="max-width:560px;margin:0 auto;background:#FFFFFF;border-top:6px solid #${BRAND.leaf};border-radius:6px;padding:24px">
<div style="color:#${BRAND.leaf};font-weight:bold;font-size:20px;margin-bottom:16px">${escaped(subject)}</div>
<div>${text}</div>
</div>
<div style="max-width:560px;margin:12px auto 0;color:#${BRAND.quiet};font-size:13px">Champa</div>
</body></html>
`
}
