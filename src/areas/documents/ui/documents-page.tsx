import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import type { Reply } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { type DocumentKinds, isInForce } from '../document.ts'
import type { RecordDocument } from '../queries.ts'
import { AddDocument, CorrectDocument, WithdrawDocument } from './document-forms.tsx'
import { DocumentLine } from './document-line.tsx'

type Props = {
  title: string
  record: { name: string; path: string }
  kinds: DocumentKinds
  documents: readonly RecordDocument[]
  /** Where the forms are sent: `?act=add`, `correct` and `withdraw`. */
  path: string
  mayChange: boolean
  formId: string
  act: string | null
  reply: Reply | undefined
}

export function DocumentsPage({ act, reply, ...props }: Props) {
  const replyTo = (name: string, id: string) => (act === name && reply?.typed?.documentId === id ? reply : undefined)
  const isShown = props.documents.some(({ id }) => replyTo('correct', id) ?? replyTo('withdraw', id))
  return (
    <>
      <div className="page-h">
        <div>
          <h1>{props.title}</h1>
          <p className="muted sm">
            <Link className="link" to={props.record.path}>
              <bdi>{props.record.name}</bdi>
            </Link>
          </p>
        </div>
      </div>
      {act !== 'add' && !isShown && <Unheard reply={reply} />}
      <Card title="الوثائق" flush>
        {props.documents.length === 0 && <Empty title="لا وثائق بعد">قبل أن تنتهي وثيقة بشهر تُطلب مهمة تجديدها.</Empty>}
        <ul className="list">
          {props.documents.map((document) => (
            <DocumentItem key={document.id} {...props} document={document} replyTo={replyTo} />
          ))}
        </ul>
      </Card>
      {props.mayChange && (
        <Card key={props.documents.length} title="أضف وثيقة">
          <AddDocument {...props} reply={act === 'add' ? reply : undefined} />
        </Card>
      )}
    </>
  )
}

type ItemProps = Pick<Props, 'kinds' | 'path' | 'mayChange'> & {
  document: RecordDocument
  replyTo: (act: string, id: string) => Reply | undefined
}

function DocumentItem({ kinds, path, mayChange, document, replyTo }: ItemProps) {
  return (
    <li className="wrap">
      <DocumentLine kinds={kinds} document={document} />
      {document.withdrawnReason && (
        <span className="xs muted">
          السبب: <bdi>{document.withdrawnReason}</bdi>
        </span>
      )}
      {mayChange && isInForce(document) && (
        <div className="row wrap">
          <CorrectDocument {...{ kinds, path, document }} reply={replyTo('correct', document.id)} />
          <WithdrawDocument {...{ kinds, path, document }} reply={replyTo('withdraw', document.id)} />
        </div>
      )}
    </li>
  )
}
