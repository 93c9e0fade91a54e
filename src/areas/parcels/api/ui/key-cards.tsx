import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, DateText } from '#ui/values.tsx'
import type { KeyForm } from '../inputs.ts'
import { keyModes, missingScopes, scopes } from '../keys.ts'
import type { KeyRow } from '../queries.ts'

type Props = { keys: readonly KeyRow[]; fresh: string | null; reply: Reply | undefined; contractId?: string }

/** The keys of a merchant's programs, and the one that was just made: it is shown here and never again. */
export const KeyCards = ({ keys, fresh, reply, contractId }: Props) => (
  <div className="stack">
    {fresh && <FreshKey value={fresh} />}
    <Card title="مفتاح جديد">
      <PostForm reply={reply} action="?act=make" part="make" before="الصنع">
        {contractId && <input type="hidden" name="contractId" value={contractId} />}
        <NewKey reply={reply} />
        <div>
          <SubmitButton>اصنع المفتاح</SubmitButton>
        </div>
      </PostForm>
    </Card>
    {keys.length > 0 && (
      <Card title="المفاتيح" flush>
        <ul className="list">
          {keys.map((key) => (
            <OneKey key={key.id} of={key} contractId={contractId} />
          ))}
        </ul>
      </Card>
    )}
  </div>
)

function NewKey({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<KeyForm>(reply)
  return (
    <>
      <Field {...field('name')} label="اسم المفتاح" help="المتجر الإلكتروني، أو برنامج المخزن" maxLength={60} required />
      <ChoiceField {...field('mode', 'test')} label="لماذا؟" options={keyModes} required />
    </>
  )
}

const FreshKey = ({ value }: { value: string }) => (
  <Alert kind="success">
    <p>انسخ المفتاح الآن واحفظه في مكان آمن. لا يُعرض مرة أخرى.</p>
    <p className="row wrap">
      <bdi dir="ltr" className="wrap-anywhere">
        {value}
      </bdi>
      <CopyButton text={value} label="انسخ المفتاح" />
    </p>
  </Alert>
)

const OneKey = ({
  of: { id, name, mode, tail, scopes: given, madeAt, endedAt, usedAt },
  contractId,
}: {
  of: KeyRow
  contractId: string | undefined
}) => (
  <li>
    <span className="grow">
      <bdi className="t">{name}</bdi>
      <span className="xs muted db">
        <Code>{`tsl_${mode}_…${tail}`}</Code> · صُنع <DateText at={madeAt} />
        {usedAt && (
          <>
            {' '}
            · استُعمل <DateText at={usedAt} time />
          </>
        )}
      </span>
    </span>
    <Badge tone={endedAt ? 'muted' : mode === 'live' ? 'success' : 'info'}>
      {endedAt ? 'منتهٍ' : mode === 'live' ? 'يعمل' : 'للتجربة'}
    </Badge>
    {!endedAt && missingScopes(given).length > 0 && (
      <PostForm action="?act=widen" part={`widen-${id}`} className="">
        <input type="hidden" name="keyId" value={id} />
        {contractId && <input type="hidden" name="contractId" value={contractId} />}
        <SubmitButton variant="outline">
          أعطه{' '}
          {missingScopes(given)
            .map((scope) => scopes[scope])
            .join(' و')}
        </SubmitButton>
      </PostForm>
    )}
    {!endedAt && (
      <PostForm action="?act=end" part={`end-${id}`} className="">
        <input type="hidden" name="keyId" value={id} />
        {contractId && <input type="hidden" name="contractId" value={contractId} />}
        <SubmitButton variant="danger-ghost">أنهِ</SubmitButton>
      </PostForm>
    )}
  </li>
)
