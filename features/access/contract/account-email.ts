import { z } from 'zod'

/** The address that an account signs in with, in lower case. */
export const AccountEmail = z.string().trim().toLowerCase().max(200).pipe(z.email())
