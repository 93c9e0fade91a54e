import type { ReactNode } from 'react'
import { Sentence } from '#ui/sentence.tsx'
import { Code, DateText } from '#ui/values.tsx'
import type { Change, Told } from '../audit-line.ts'
import type { AuditLine } from '../queries.ts'

/** Before and after, what else was said, and the traces of how it came about. */
export function AuditDetail({ line }: { line: AuditLine }) {
  const { changes, parts, reason, requestId, device, address } = line
  return (
    <>
      {changes.length > 0 && <Changes changes={changes} />}
      {(parts.length > 0 || reason) && (
        <dl className="aud-parts">
          {reason && <Part label="السبب">{reason}</Part>}
          {parts.map(({ label, value }) => (
            <Part key={label} label={label}>
              <Value>{value}</Value>
            </Part>
          ))}
        </dl>
      )}
      <dl className="kv">
        <Part label="الطلب">
          <Code>{requestId}</Code>
        </Part>
        {device && <Part label="الجهاز">{device}</Part>}
        {address && (
          <Part label="عنوان الشبكة">
            <Code>{address}</Code>
          </Part>
        )}
        <Part label="بصمة السطر">
          <Code>{`${line.line.slice(0, 8)}…${line.line.slice(-8)}`}</Code>
        </Part>
      </dl>
    </>
  )
}

function Changes({ changes }: { changes: Change[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard scrolls what it can stand on
    <section className="table-wrap" aria-label="قبل وبعد" tabIndex={0}>
      <table className="table diffs">
        <caption className="visually-hidden">قبل وبعد</caption>
        <thead>
          <tr>
            <th scope="col">الحقل</th>
            <th scope="col">قبل</th>
            <th scope="col">بعد</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ label, before, after }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {before === null ? (
                  '–'
                ) : (
                  <del>
                    <Value>{before}</Value>
                  </del>
                )}
              </td>
              <td>
                {after === null ? (
                  '–'
                ) : (
                  <ins>
                    <Value>{after}</Value>
                  </ins>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const isCode = (text: string) => /^[\x20-\x7e]+$/.test(text)

function Value({ children }: { children: Told }) {
  if (typeof children !== 'string') return <DateText at={children} time />
  return isCode(children) ? (
    <bdi dir="ltr">{children}</bdi>
  ) : (
    <span dir="auto">
      <Sentence>{children}</Sentence>
    </span>
  )
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
