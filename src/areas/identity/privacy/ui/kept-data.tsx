import type { ReactNode } from 'react'
import type { Kept } from '#platform/personal.ts'
import { Code, DateText, Num } from '#ui/values.tsx'

/** What is kept about a person, a fold for each kind; how many there are is said before it is opened. */
export function KeptData({ kept }: { kept: Kept[] }) {
  return kept.map(({ kind, title, records }) => (
    <details key={kind} className="kept">
      <summary>
        {title}
        <span className="muted sm">
          <Num>{records.length}</Num>
        </span>
      </summary>
      <ul className="kept-records">
        {records.map((record) => (
          <li key={record.id}>
            <b className="medium">{record.title}</b>
            {record.at && (
              <span className="xs muted db">
                <DateText at={record.at} time />
              </span>
            )}
            <dl className="kept-fields">
              {record.fields.map(({ name, label, value, code }) => (
                <Field key={name} label={label}>
                  {code ? <Code>{value}</Code> : value}
                </Field>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </details>
  ))
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
