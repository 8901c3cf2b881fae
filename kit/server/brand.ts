/** The colours of files and mail, `RRGGBB`: those of the screens (kit/web/theme.ts) in light. */
export const BRAND = {
  /** Titles and lines. */
  leaf: '0D6B58',
  /** Text on `tint`. */
  deep: '0A5647',
  /** The ground of headings. */
  tint: 'D8EFE8',
  ink: '1F1D1B',
  /** Secondary text. */
  quiet: '6C6861',
  line: 'D9D5CB',
  champa: 'F2B632',
} as const
