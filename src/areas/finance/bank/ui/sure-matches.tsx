import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { Field, FormProblem, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { UnmatchTogetherForm } from '../inputs.ts'
import { linePath, sizeOf } from '../line.ts'
import type { ShownSure, Together } from '../sure.ts'

/** How many lines are sure and what they come to, with each of them; one press matches all. */
export function SureMatches({ sure, reply }: { sure: ShownSure; reply: Reply | undefined }) {
  const { seen, count, came, went, rows } = sure
  return (
    <Card title="ما يوافق بلا شك">
      <PostForm action="?act=sure" className="stack">
        <FormProblem text={reply?.problem} />
        <input type="hidden" name="seen" value={seen} />
        <p>
          {howMany(count, 'line')}: دخل <Money amount={came} />، وخرج <Money amount={went} />
        </p>
        <details className="acc more">
          <summary>ما هي</summary>
          <ul className="lines">
            {rows.map(({ id, day, amount, description, title, why }) => (
              <li key={id}>
                <span className="grow">
                  <Link className="link" to={linePath(id)}>
                    <bdi>{description || 'بلا بيان'}</bdi>
                  </Link>
                  <span className="block muted sm">
                    <Sentence>{title}</Sentence>، {why}
                  </span>
                </span>
                <span className="sm">
                  {amount > 0n ? 'دخل' : 'خرج'} <Money amount={sizeOf(amount)} /> <DateText at={day} />
                </span>
              </li>
            ))}
          </ul>
        </details>
        <div>
          <SubmitButton>طابقها كلها</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

/** What one press has matched, one press takes back. */
export function MatchedTogether({ together, reply }: { together: Together; reply: Reply | undefined }) {
  const { batchId, at, by, count } = together
  return (
    <Card title="آخر ما طوبق معًا">
      <p className="sm muted">
        {howMany(count, 'line')}
        {by && `، طابقها ${by}`}، <DateText at={at} time />
      </p>
      <details className="acc more" open={Boolean(reply)}>
        <summary>إن كانت خطأ</summary>
        <PostForm action="?act=unmatch" reply={reply} before="الإلغاء">
          <input type="hidden" name="batchId" value={batchId} />
          <p className="sm">تعود أسطرها جديدة، ويُعكس ما رحّلته المطابقة. ما صدر من سندات يبقى، ويُعكس من صفحته.</p>
          <Field {...fieldsOf<UnmatchTogetherForm>(reply)('reason')} label="السبب" required />
          <div>
            <SubmitButton variant="danger">ألغِ مطابقتها</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}
