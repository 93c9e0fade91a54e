import { DateText } from '#ui/values.tsx'

/** Who and when, under a line. */
export function By({ name, at }: { name: string | null; at: Date }) {
  return (
    <span className="xs muted">
      {name ?? 'آليًا'}، <DateText at={at} time />
    </span>
  )
}
