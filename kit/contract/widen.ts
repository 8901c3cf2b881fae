/**
 * The type of a dictionary: texts become `string`, functions keep their parameters. `en.ts` satisfies
 * `Widen<typeof la>`.
 */
export type Widen<T> = T extends string
  ? string
  : T extends (...values: infer V) => string
    ? (...values: V) => string
    : { readonly [Key in keyof T]: Widen<T[Key]> }
