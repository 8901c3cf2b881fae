export function TabTitle({ title }: { title?: string | undefined }) {
  return <title>{title ? `${title} · Champa` : 'Champa'}</title>
}
