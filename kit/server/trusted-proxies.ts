import { isIP, isIPv4 } from 'node:net'

/** Names of networks that Fastify knows. */
const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Reads TRUSTED_PROXIES: addresses, networks (`10.0.0.0/8`, `10.0.0.0/255.0.0.0`) or names of networks, separated
 * by commas. Throws for anything else.
 */
export function readTrustedProxies(text: string | undefined): string[] {
  const proxies = (text ?? '')
    .split(',')
    .map((proxy) => proxy.trim())
    .filter(Boolean)
  const wrong = proxies.find((proxy) => !isNetwork(proxy))
  if (wrong !== undefined)
    throw new Error(
      `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas, not ${wrong}`,
    )
  return proxies
}

function isNetwork(text: string): boolean {
  if (NETWORK_NAMES.includes(text)) return true
  const [address = '', range, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || address.includes('%') || rest.length > 0) return false
  if (range === undefined) return true
  if (version === 4 && isIPv4(range)) return isNetmask(range)
  return /^\d{1,3}$/.test(range) && Number(range) > 0 && Number(range) <= (version === 4 ? 32 : 128)
}

const isNetmask = (mask: string): boolean =>
  /^1+0*$/.test(
    mask
      .split('.')
      .map((byte) => Number(byte).toString(2).padStart(8, '0'))
      .join(''),
  )
