import { CopyButton } from '#ui/copy-button.tsx'
import { Code } from '#ui/values.tsx'

/** A number to be typed elsewhere: shown in groups, copied whole. */
export function ToCopy({ label, text, grouped = false, copy }: { label: string; text: string; grouped?: boolean; copy: string }) {
  return (
    <div className="to-copy">
      <div>
        <span className="xs muted db">{label}</span>
        <Code>{grouped ? text.replace(/(.{4})(?=.)/g, '$1 ') : text}</Code>
      </div>
      <CopyButton text={text} label={copy} />
    </div>
  )
}
