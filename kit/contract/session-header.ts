/**
 * Header of every call of the screens: the id of the session that the page shows, or `NO_SESSION`. With it the session may come as a cookie, and
 * the sign-in answers with one; without it only a bearer token counts.
 */
export const SESSION_HEADER = 'x-champa-session'
export const NO_SESSION = 'none'
