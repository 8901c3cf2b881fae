import { z } from 'zod'

/** A column of an uploaded sheet: its heading, some values, and the field that it is read as. */
export const FileColumn = z.object({
  /** As in Excel: 'A', 'AB'. */
  letters: z.string(),
  heading: z.string(),
  samples: z.array(z.string()),
  /** Null: left out. */
  field: z.string().nullable(),
})
export type FileColumn = z.infer<typeof FileColumn>

/** The fields of columns by their letters, chosen by the user: 'A=emp_number,C='; an empty field leaves the column out. */
export const ColumnChoice = z
  .string()
  .max(2000)
  .regex(/^[A-Z]{1,3}=[a-z_]*(,[A-Z]{1,3}=[a-z_]*)*$/)
  .optional()

/** The text of `ColumnChoice` for a query. */
export const columnChoice = (fields: Readonly<Record<string, string | null>>): string =>
  Object.entries(fields)
    .map(([letters, field]) => `${letters}=${field ?? ''}`)
    .join(',')

/** The fields by letters; null leaves a column out. */
export const parseColumnChoice = (text: string): Map<string, string | null> =>
  new Map(
    text.split(',').map((pair) => {
      const [letters = '', field = ''] = pair.split('=')
      return [letters, field || null]
    }),
  )
