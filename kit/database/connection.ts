/** How a client reaches a PostgreSQL database. `host` is a directory when the server listens on a unix socket. */
export interface ConnectionConfig {
  host: string
  port: number
  user: string
  password: string
  database: string
  /** What pg_stat_activity calls the connection. */
  application_name?: string
}

/** Reads `postgresql://user:password@host:port/database`; a `?host=/directory` names a unix socket. Throws on anything else. */
export function parseDatabaseUrl(url: string): ConnectionConfig & { ssl?: boolean } {
  // The error of `new URL` repeats the text, which holds a password.
  if (!URL.canParse(url))
    throw new Error('DATABASE_URL must look like postgresql://user:password@host/database')
  const parsed = new URL(url)
  if (parsed.protocol !== 'postgresql:' && parsed.protocol !== 'postgres:')
    throw new Error('DATABASE_URL must begin with postgresql://')
  const sslMode = parsed.searchParams.get('sslmode')
  return {
    host: parsed.searchParams.get('host') ?? (parsed.hostname || 'localhost'),
    port: Number(parsed.port || 5432),
    user: decodeURIComponent(parsed.username),
    password: decodeURIComponent(parsed.password),
    database: decodeURIComponent(parsed.pathname.slice(1)) || decodeURIComponent(parsed.username),
    ...(sslMode && sslMode !== 'disable' ? { ssl: true } : {}),
  }
}
