/**
 * The permission to maintain the lists of places. The specification has none for them: addresses belong first to
 * companies and their employees, so users who manage the companies maintain the places.
 */
export const PLACES_ACCESS = { anyOf: ['admin-company'], side: 'provider' } as const
