import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, DateText } from '#ui/values.tsx'
import type { SheetsOfSubject } from '../queries.ts'
import { sheetStatuses } from '../sheet.ts'
import type { SheetWords } from '../sheet-kind.ts'

type Props = {
  words: SheetWords
  sheets: SheetsOfSubject
  /** Said while there are none. */
  none: string
  /** The form that begins a sheet of any side, and where it is sent. */
  begin?: { path: string; formId: string; reply: Reply | undefined } | null
  actions?: ReactNode
}

/** The sheets of a subject, and the form that begins the next one. */
export function SheetsCard({ words, sheets, none, begin, actions }: Props) {
  return (
    <Card title="المحاضر" actions={actions} flush>
      <ul className="list">
        {sheets.map(({ id, number, kind, status, seenOn, signer }) => (
          <li key={id}>
            <span className="grow">
              <span className="t">
                <Link className="link" to={words.path(id)} reloadDocument={words.shots !== undefined}>
                  {words.titles[kind]}
                </Link>
              </span>
              <span className="xs muted db">
                <Code>{number}</Code> · <DateText at={seenOn} />
                {signer && (
                  <>
                    {' · '}
                    <bdi>{signer}</bdi>
                  </>
                )}
              </span>
            </span>
            <Badge tone={status === 'signed' ? 'success' : 'muted'}>{sheetStatuses[status]}</Badge>
          </li>
        ))}
        {sheets.length === 0 && <li className="muted">{none}</li>}
      </ul>
      {begin && <Begin words={words} {...begin} />}
    </Card>
  )
}

function Begin({ words, path, formId, reply }: Pick<Props, 'words'> & NonNullable<Props['begin']>) {
  const field = fieldsOf<{ kind: string }>(reply)
  return (
    <div className="card-b">
      <details className="act-form" open={reply !== undefined}>
        <summary className="btn btn-outline btn-sm">اكتب محضرًا</summary>
        <PostForm action={path} reply={reply} before="المحضر" part="inspect">
          <input type="hidden" name="id" value={formId} />
          <ChoiceField {...field('kind')} label="نوع المحضر" options={words.titles} required />
          <div>
            <SubmitButton>ابدأ المحضر</SubmitButton>
          </div>
        </PostForm>
      </details>
    </div>
  )
}
