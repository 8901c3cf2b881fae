export { findError } from '#kit/contract/error-register.ts'

/** Imported for their side effect: each registers its error codes. */
import.meta.glob('../features/*/errors.ts', { eager: true })
