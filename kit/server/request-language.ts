import type { FastifyRequest } from 'fastify'
import type { Language } from '#kit/contract/scalars.ts'

/** The asker's language: `Accept-Language: en` is English, everything else is Lao, the default (specification 9). */
export function languageOf(request: FastifyRequest): Language {
  return request.headers['accept-language']?.trim().toLowerCase().startsWith('en') ? 'en' : 'la'
}
