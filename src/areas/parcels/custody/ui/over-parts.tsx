import { Link } from 'react-router'
import type { ShownHandOver } from '#areas/finance/public-cod.ts'
import { handOverPath } from '#areas/parcels/paths.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, Money } from '#ui/values.tsx'
import { momentInWords } from '#values/dates.ts'
import type { KnowOverForm } from '../inputs.ts'
import type { CustodyPage } from '../queries.ts'

/** What was too much at hand-overs, and waits for its owner. */
export function OversUnknown({ overs }: Pick<CustodyPage, 'overs'>) {
  if (overs.length === 0) return null
  return (
    <Card title="زيادات لم يُعرف صاحبها" flush>
      <ul className="list">
        {overs.map(({ id, number, courier, tooMuch, at }) => (
          <li key={id}>
            <span className="grow">
              <Link className="t link" to={handOverPath(id)}>
                عهدة <bdi>{courier}</bdi>
              </Link>
              <span className="xs muted">
                <Code>{number}</Code> · {momentInWords(at)}
              </span>
            </span>
            <Money amount={tooMuch} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Props = {
  one: ShownHandOver
  over: NonNullable<ShownHandOver['over']>
  owners: readonly (readonly [string, string])[]
  formId: string
  reply: Reply | undefined
}

/** Whose it is, once somebody knows: their credit, which pays what they owe first. */
export function WhoseOver({ one, over, owners, formId, reply }: Props) {
  const field = fieldsOf<KnowOverForm>(reply)
  return (
    <Card title="الزيادة">
      <div className="stack">
        <p>
          <Money amount={over.amount} />{' '}
          {over.known ? (
            <>
              لـ<bdi>{over.known.payer}</bdi>، بالسند{' '}
              <Link className="link" to={`/admin/finance/receipts/${over.known.id}`}>
                <Code>{over.known.number}</Code>
              </Link>
            </>
          ) : (
            'لم يُعرف صاحبها'
          )}
        </p>
        {over.mayKnow && (
          <PostForm reply={reply} action={`${handOverPath(one.id)}?act=whose`} part="whose" before="الحفظ">
            <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
            <input type="hidden" name="handOverId" value={one.id} />
            <SelectField {...field('whose')} label="لمن هي؟" options={owners} required />
            <Field {...field('reason')} label="كيف عُرف صاحبها؟" help="اتصل وقال إنه دفع زيادة" maxLength={200} required />
            <p className="muted sm">تصير رصيدًا له يسدّد ما عليه أولًا، وما بقي يُرد بسند صرف. ولا تُقيَّد إيرادًا للشركة.</p>
            <div>
              <SubmitButton>اكتبها له</SubmitButton>
            </div>
          </PostForm>
        )}
      </div>
    </Card>
  )
}
