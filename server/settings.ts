import path from 'node:path'

/** What the environment and the command line decide about a process. */
export interface Settings {
  port: number
  host: string
  /** Where the embedded database and files lie. */
  dataDir: string
  /** An own PostgreSQL in place of the embedded one. */
  databaseUrl: string | undefined
  /** Make the demo companies where there is no company yet. */
  demo: boolean
  logLevel: string
  /** 32 bytes in base64 or hex, see `readSecretKey`. */
  secretKey: string | undefined
  /** Reverse proxies on other machines, as addresses or networks. */
  trustedProxies: readonly string[]
}

function portOf(text: string | undefined): number {
  const port = Number(text ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not ${text}`)
  return port
}

/** Reads PORT, HOST, DATA_DIR, DATABASE_URL, LOG_LEVEL, SECRET_KEY, TRUSTED_PROXIES and --demo. Throws on a value that makes no sense. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Settings {
  const databaseUrl = env.DATABASE_URL || undefined
  return {
    port: portOf(env.PORT),
    host: env.HOST || '127.0.0.1',
    dataDir: path.resolve(env.DATA_DIR || 'data'),
    databaseUrl,
    demo: args.includes('--demo') || (!databaseUrl && !args.includes('--no-demo')),
    logLevel: env.LOG_LEVEL || 'warn',
    secretKey: env.SECRET_KEY || undefined,
    trustedProxies: (env.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  }
}
