/**
 * Connection parameters of a PostgreSQL database. `host` is a directory if the server listens on a unix
 * socket.
 */
export interface ConnectionConfig {
  host: string
  port: number
  user: string
  password: string
  database: string
  /** The name of the connection in pg_stat_activity. */
  application_name?: string
}

/**
 * Reads `postgresql://user:password@host:port/database`; `?host=/directory` selects a unix socket. Throws if
 * the URL is invalid.
 */
export function parseDatabaseUrl(url: string): ConnectionConfig & { ssl?: boolean } {
  // The error of `new URL` would repeat the text with the password.
  if (!URL.canParse(url))
    throw new Error('DATABASE_URL must look like postgresql://user:password@host/database')
  const parsed = new URL(url)
  const decode = (text: string) => {
    try {
      return decodeURIComponent(text)
    } catch {
      throw new Error('DATABASE_URL must have special characters of user and password percent-encoded')
    }
  }
  if (parsed.protocol !== 'postgresql:' && parsed.protocol !== 'postgres:')
    throw new Error('DATABASE_URL must begin with postgresql://')
  const sslMode = parsed.searchParams.get('sslmode')
  return {
    host: parsed.searchParams.get('host') ?? (parsed.hostname || 'localhost'),
    port: Number(parsed.port || 5432),
    user: decode(parsed.username),
    password: decode(parsed.password),
    database: decode(parsed.pathname.slice(1)) || decode(parsed.username),
    ...(sslMode && sslMode !== 'disable' ? { ssl: true } : {}),
  }
}
