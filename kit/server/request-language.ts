import type { FastifyRequest } from 'fastify'
import type { Language } from '#kit/contract/scalars.ts'

/** The caller's language: `Accept-Language: en` is English; the default is Lao (specification 9). */
export function languageOf(request: FastifyRequest): Language {
  return request.headers['accept-language']?.trim().toLowerCase().startsWith('en') ? 'en' : 'la'
}
