import type { UseFormReturnType } from '@mantine/form'

type Form = UseFormReturnType<Record<string, unknown>>

/**
 * The fields `V` of a form, for inputs that forms of several contracts share: every form whose values contain
 * these fields fits.
 */
export interface SharedFields<V extends object> {
  values: V
  getValues(): V
  getInputProps(
    name: keyof V & string,
    options?: Parameters<Form['getInputProps']>[1],
  ): ReturnType<Form['getInputProps']>
  setFieldValue(name: keyof V & string, value: V[keyof V]): void
}

/**
 * The fields of a form by dotted path ('days.0.check_in'), for inputs of what a field contains: every form whose values
 * contain `V` fits.
 */
export interface FieldsByPath<V extends object = object> {
  values: V
  errors: Form['errors']
  getInputProps(path: string): ReturnType<Form['getInputProps']>
  setFieldValue(path: string, value: unknown): void
}
