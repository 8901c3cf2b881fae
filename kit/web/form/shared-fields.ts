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
