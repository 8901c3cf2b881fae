/** A text as part of the name of a file: without the characters that file systems refuse. */
export const fileNameText = (text: string): string => text.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').trim()
