import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, DateText } from '#ui/values.tsx'
import type { SheetsOfSubject } from '../queries.ts'
import { type SheetWords, sheetStatuses } from '../sheet.ts'

type Props = {
  words: SheetWords
  sheets: SheetsOfSubject
  /** Where the form that begins a sheet is sent. */
  beginPath: string
  /** Said while there are none. */
  none: string
  formId: string
  mayBegin: boolean
  reply: Reply | undefined
}

/** The sheets of a subject, and the form that begins the next one. */
export function SheetsCard({ words, sheets, none, mayBegin, ...begin }: Props) {
  return (
    <Card title="المحاضر" flush>
      <ul className="list">
        {sheets.map(({ id, number, kind, status, seenOn, signer }) => (
          <li key={id}>
            <span className="grow">
              <span className="t">
                <Link className="link" to={words.path(id)}>
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
      {mayBegin && <Begin words={words} {...begin} />}
    </Card>
  )
}

function Begin({ words, beginPath, formId, reply }: Pick<Props, 'words' | 'beginPath' | 'formId' | 'reply'>) {
  const field = fieldsOf<{ kind: string }>(reply)
  return (
    <div className="card-b">
      <details className="act-form" open={reply !== undefined}>
        <summary className="btn btn-outline btn-sm">اكتب محضرًا</summary>
        <PostForm action={beginPath} reply={reply} before="المحضر" part="inspect">
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
