export { findError } from '#kit/contract/error-register.ts'

/** Evaluated for their effect: each adds its codes to the register. */
import.meta.glob('../features/*/errors.ts', { eager: true })
