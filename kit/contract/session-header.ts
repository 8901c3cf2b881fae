/**
 * Header of every call of the screens: the id of the page's session, or `NO_SESSION`. With this header the
 * session can be a cookie, and signing in sets one; without it only a bearer token is accepted.
 */
export const SESSION_HEADER = 'x-champa-session'
export const NO_SESSION = 'none'
