/** The push services of Chrome and others, Firefox, Edge on Windows, and Safari. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^[\w-]+\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
  /^web\.push\.apple\.com$/,
]

/**
 * Whether push messages may be sent to this address. It comes from the user's browser, so only https addresses of the
 * known push services are accepted: the server must not send requests to other machines.
 */
export function isPushAddress(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false
  return HOSTS.some((host) => host.test(url.hostname))
}
