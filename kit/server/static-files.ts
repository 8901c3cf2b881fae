import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 365 * 24 * 3600

/**
 * Serves the built screens: files with a hash in their name are cached for a year, other files are revalidated. A file with a Brotli copy
 * beside it (`name.js.br`) is sent compressed to browsers that accept it.
 * Every other page path gets index.html, because the screens have their own router.
 */
export async function serveScreens(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(path.join(root, 'index.html')))
    throw new Error(`The screens are not built: ${root} has no index.html`)
  await app.register(fastifyStatic, {
    root,
    wildcard: true,
    preCompressed: true,
    index: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`)
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !path.posix.extname(request.url.split('?')[0] ?? '')
    if (!isPage) return reply.status(404).send({ message: 'Not found', code: 'not_found' })
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
