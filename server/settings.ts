import path from 'node:path'
import { readMailSettings } from '#kit/server/mail/mail-settings.ts'
import { readTrustedProxies } from '#kit/server/trusted-proxies.ts'

/** The settings of a process from the environment and the command line. */
export interface Settings {
  port: number
  host: string
  /** A second port of the same host, only for terminals and without TLS. */
  devicePort: number | undefined
  /** Directory of the embedded database and files. */
  dataDir: string
  /** `s3://BUCKET?region=…`: stores uploaded files there instead of in DATA_DIR/files. */
  filesUrl: string | undefined
  /** Storage limit of uploaded files for each company, in gigabytes. */
  filesQuota: number
  /** An external PostgreSQL instead of the embedded one. */
  databaseUrl: string | undefined
  /** Create the demo if there is no company. */
  demo: boolean
  logLevel: string
  /** Parse every row and every answer by its schema: for development and tests. */
  checkData: boolean
  /** 32 bytes in base64 or hex, see `readSecretKey`. */
  secretKey: string | undefined
  /** Token for `/metrics` from other machines; at least 16 characters. */
  metricsToken: string | undefined
  /** Reverse proxies on other machines, as addresses or networks. */
  trustedProxies: readonly string[]
}

function portOf(text: string | undefined, name = 'PORT'): number {
  const port = Number(text ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} must be a number from 0 to 65535, not ${text}`)
  return port
}

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host)

/**
 * Throws unless PUBLIC_URL is an http or https address, or missing on a server that only listens on loopback:
 * links in mail must not use the `Host` header of a request.
 */
function requirePublicUrl(text: string | undefined, host: string): void {
  if (!text) {
    if (isLoopback(host)) return
    throw new Error(`PUBLIC_URL must be set, such as https://hr.example.la, where HOST is ${host}`)
  }
  const url = URL.canParse(text) ? new URL(text) : null
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWeb || url.username !== '' || url.password !== '')
    throw new Error('PUBLIC_URL must be an http or https address without user name and password')
}

function quotaOf(text: string | undefined): number {
  const gigabytes = Number(text || 5)
  if (!(gigabytes > 0)) throw new Error(`FILES_QUOTA_GB must be a number above 0, not ${text}`)
  return gigabytes
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function logLevelOf(text: string | undefined): string {
  const level = text || 'warn'
  if (!LOG_LEVELS.includes(level))
    throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${text}`)
  return level
}

function metricsTokenOf(text: string | undefined): string | undefined {
  if (text && text.length < 16) throw new Error('METRICS_TOKEN must have at least 16 characters')
  return text || undefined
}

const FLAG_WORDS: Record<string, boolean> = {
  ...{ on: true, true: true, yes: true, '1': true },
  ...{ off: false, false: false, no: false, '0': false, '': false },
}

function flagOf(name: string, text: string | undefined): boolean {
  const flag = FLAG_WORDS[(text ?? '').trim().toLowerCase()]
  if (flag === undefined) throw new Error(`${name} must be on or off, not ${text}`)
  return flag
}

/**
 * Reads PORT, DEVICE_PORT, HOST, DATA_DIR, DATABASE_URL, FILES_URL, FILES_QUOTA_GB, LOG_LEVEL, CHECK_DATA,
 * SECRET_KEY, METRICS_TOKEN, TRUSTED_PROXIES and --demo, and checks PUBLIC_URL and SMTP_URL. Throws on invalid
 * values.
 */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Settings {
  const databaseUrl = env.DATABASE_URL || undefined
  const host = env.HOST || '127.0.0.1'
  requirePublicUrl(env.PUBLIC_URL, host)
  readMailSettings(env)
  return {
    port: portOf(env.PORT),
    host,
    devicePort: env.DEVICE_PORT ? portOf(env.DEVICE_PORT, 'DEVICE_PORT') : undefined,
    dataDir: path.resolve(env.DATA_DIR || 'data'),
    filesUrl: env.FILES_URL || undefined,
    filesQuota: quotaOf(env.FILES_QUOTA_GB),
    databaseUrl,
    demo: args.includes('--demo') || (!databaseUrl && !args.includes('--no-demo')),
    logLevel: logLevelOf(env.LOG_LEVEL),
    checkData: flagOf('CHECK_DATA', env.CHECK_DATA),
    secretKey: env.SECRET_KEY || undefined,
    metricsToken: metricsTokenOf(env.METRICS_TOKEN),
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
  }
}
