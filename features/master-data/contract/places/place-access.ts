/**
 * Who keeps the lists of places. The specification names no permission for them: addresses are first of all those of the companies and
 * their people, so whoever keeps the companies keeps the places.
 */
export const KEEPS_PLACES = { anyOf: ['admin-company'], side: 'provider' } as const
