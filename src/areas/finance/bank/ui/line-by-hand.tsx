import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import type { FeeForm, SettleCardsForm } from '../inputs.ts'
import { sizeOf } from '../line.ts'
import type { ShownBankLine } from '../line-detail.ts'

type Choices = NonNullable<ShownBankLine['choices']>
type Props = { line: ShownBankLine; choices: Choices; of: (act: string) => Reply | undefined }

/** Whatever the rules do not find. */
export function ByHand({ line, choices: { entries, cards, bearers, booked, own }, of }: Props) {
  const { amount, account } = line
  const isOwn = account.heldFor === 'operating'
  return (
    <Card title="طابق بنفسك">
      <div className="stack">
        {own.length > 0 && (
          <Alert kind="warning">{`${own.join('، ')}: بالمبلغ نفسه، وهو في الطريق إلى هذا الحساب. أنت من نقله، فيطابقه زميل غيرك.`}</Alert>
        )}
        {entries.length > 0 && <Entries entries={entries} reply={of('entry')} />}
        {cards.length > 0 && <Cards cards={cards} reply={of('cards')} />}
        {amount < 0n && (isOwn || bearers.length > 0) && <Fee bearers={bearers} booked={booked} reply={of('fee')} />}
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
    ({ id, amount, memo, day, journal, reversed, mirrors }) =>
      [
        String(id),
        `${inRials(sizeOf(amount))} · ${dayInWords(day)} · ${memo} · قيد ${journal}${reversed && !mirrors ? ' · عُكس' : ''}`,
      ] as const,
  )
  return (
    <PostForm action="?act=entry" reply={reply} before="المطابقة">
      <ChoiceField
        {...field('entry')}
        label="حركات في الدفاتر لم تظهر في الكشف"
        help={
          entries.some(({ reversed }) => reversed) ? 'ما عُكس يُطابَق هو وعكسه، كل منهما بسطره، أو لا يُطابَق أي منهما.' : undefined
        }
        options={options}
        many
      />
      <div>
        <SubmitButton variant="outline">طابق بما اخترت</SubmitButton>
      </div>
    </PostForm>
  )
}

function Cards({ cards, reply }: { cards: Choices['cards']; reply: Reply | undefined }) {
  const field = fieldsOf<SettleCardsForm>(reply)
  const options = cards.map(
    ({ id, number, payer, day, amount }) => [id, `${inRials(amount)} · ${dayInWords(day)} · ${number} · ${payer}`] as const,
  )
  return (
    <PostForm action="?act=cards" reply={reply} before="التسوية">
      <ChoiceField {...field('part')} label="مقبوض بالبطاقة لم يصل بعد" options={options} many />
      <FeeVat reply={reply} />
      {Boolean(reply?.fields.explained || reply?.typed.explained) && (
        <Field {...field('explained')} label="سبب الفرق" maxLength={300} required />
      )}
      <div>
        <SubmitButton variant="outline">سوِّ ما اخترت</SubmitButton>
      </div>
    </PostForm>
  )
}

type FeeProps = Pick<Choices, 'bearers' | 'booked'> & { reply: Reply | undefined }

/** Out of what is held for others, an account of ours bears it, or has borne it since the cheque came back. */
function Fee({ bearers, booked, reply }: FeeProps) {
  if (booked)
    return (
      <PostForm action="?act=fee" reply={reply} before="القيد">
        <p className="sm">
          رسم ارتجاع الشيك <Code>{booked.cheque}</Code> قُيّد مصروفًا على حساب {booked.bank} حين ارتجع، ولا يُقيّد مرة أخرى. تُفتح مهمة
          لرد المبلغ إلى حساب الأمانات.
        </p>
        <div>
          <SubmitButton variant="outline">طابقه مع رسم الشيك</SubmitButton>
        </div>
      </PostForm>
    )
  return (
    <PostForm action="?act=fee" reply={reply} before="القيد">
      {bearers.length > 0 && (
        <SelectField
          {...fieldsOf<FeeForm>(reply)('bearerId', bearers[0]?.[0])}
          label="أخذها البنك من الأمانات، ويتحملها"
          help="العمولة مصروفنا لا مصروف أصحاب الأمانات. تُفتح مهمة لردها إلى حسابهم."
          options={bearers}
          required
        />
      )}
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
