import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import type { FeeForm } from '../inputs.ts'
import type { ShownBankLine } from '../line-detail.ts'

type Choices = NonNullable<ShownBankLine['choices']>
type Props = { line: ShownBankLine; choices: Choices; of: (act: string) => Reply | undefined }

/** Whatever the rules do not find. */
export function ByHand({ line, choices: { entries, cards }, of }: Props) {
  const { amount, account } = line
  const isOwn = account.heldFor === 'operating'
  return (
    <Card title="طابق بنفسك">
      <div className="stack">
        {entries.length > 0 && <Entries entries={entries} reply={of('entry')} />}
        {cards.length > 0 && <Cards cards={cards} reply={of('cards')} />}
        {amount < 0n && isOwn && <Fee reply={of('fee')} />}
        <div className="row wrap">
          {amount > 0n && isOwn && (
            <PostForm action="?act=interest" className="">
              <SubmitButton variant="outline">فائدة أو ربح من البنك</SubmitButton>
            </PostForm>
          )}
          {(amount > 0n || isOwn) && (
            <PostForm action="?act=unknown" className="">
              <SubmitButton variant="ghost">غير معرّف حتى الآن</SubmitButton>
            </PostForm>
          )}
        </div>
      </div>
    </Card>
  )
}

function Entries({ entries, reply }: { entries: Choices['entries']; reply: Reply | undefined }) {
  const field = fieldsOf<{ entry: string[] }>(reply)
  const options = entries.map(
    ({ id, amount, memo, day }) => [String(id), `${inRials(amount)} · ${dayInWords(day)} · ${memo}`] as const,
  )
  return (
    <PostForm action="?act=entry" reply={reply} before="المطابقة">
      <ChoiceField {...field('entry')} label="حركات في الدفاتر لم تظهر في الكشف" options={options} many />
      <div>
        <SubmitButton variant="outline">طابق بما اخترت</SubmitButton>
      </div>
    </PostForm>
  )
}

function Cards({ cards, reply }: { cards: Choices['cards']; reply: Reply | undefined }) {
  const field = fieldsOf<FeeForm & { part: string[] }>(reply)
  const options = cards.map(
    ({ id, number, payer, day, amount }) => [id, `${inRials(amount)} · ${dayInWords(day)} · ${number} · ${payer}`] as const,
  )
  return (
    <PostForm action="?act=cards" reply={reply} before="التسوية">
      <ChoiceField {...field('part')} label="مقبوض بالبطاقة لم يصل بعد" options={options} many />
      <FeeVat reply={reply} />
      <div>
        <SubmitButton variant="outline">سوِّ ما اخترت</SubmitButton>
      </div>
    </PostForm>
  )
}

function Fee({ reply }: { reply: Reply | undefined }) {
  return (
    <PostForm action="?act=fee" reply={reply} before="القيد">
      <FeeVat reply={reply} />
      <div>
        <SubmitButton variant="outline">عمولة البنك</SubmitButton>
      </div>
    </PostForm>
  )
}

const FeeVat = ({ reply }: { reply: Reply | undefined }) => (
  <MoneyField {...fieldsOf<FeeForm>(reply)('feeVat')} label="الضريبة في العمولة" help="كما في إشعار البنك." optional />
)
