/** Marks a file, for example as a draft: `word` stands in front of its name, `text` in front of the title inside. */
export interface FileMark {
  word: string
  text: string
}

/** The name of a file with its mark. */
export const markedName = (mark: FileMark | null | undefined, name: string): string =>
  mark ? `${mark.word} ${name}` : name

/** The title inside a file with its mark. */
export const markedTitle = (mark: FileMark | null | undefined, title: string): string =>
  mark ? `${mark.text} · ${title}` : title
