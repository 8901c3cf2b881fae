/** `params` of a zod custom issue with its own text: `ctx.addIssue({code: 'custom', params: ownText(…)})`. */
export function ownText(la: string, en: string): { text: { la: string; en: string } } {
  return { text: { la, en } }
}
