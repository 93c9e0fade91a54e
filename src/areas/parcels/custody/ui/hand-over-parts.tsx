import type { SettleCustodyForm, ShownHandOver } from '#areas/finance/public-cod.ts'
import { CountForm, custodyBearers } from '#areas/finance/public-ui.tsx'
import { handOverPath } from '#areas/parcels/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { Code, Money } from '#ui/values.tsx'
import { momentInWords } from '#values/dates.ts'

type Props = { one: ShownHandOver; reply: Reply | undefined }
const at = ({ id }: ShownHandOver, act: string) => `${handOverPath(id)}?act=${act}`

/** What was said, what was counted, and by how much it is off. */
export function ThreeSums({ sums: { declared, expected, counted } }: { sums: NonNullable<ShownHandOver['sums']> }) {
  if (counted === null) return null
  const off = counted - expected
  return (
    <Card title="ثلاثة أرقام">
      <div className="three-sums">
        <Sum label="صرّح به" amount={declared} />
        <Sum label="المعدود" amount={counted} />
        <div className={off === 0n ? undefined : 'is-off'}>
          <span className="sm db">{off === 0n ? 'في الدفاتر' : off < 0n ? 'ناقص' : 'زائد'}</span>
          <Money amount={off === 0n ? expected : off < 0n ? -off : off} />
        </div>
      </div>
    </Card>
  )
}

const Sum = ({ label, amount }: { label: string; amount: bigint }) => (
  <div>
    <span className="sm db">{label}</span>
    <Money amount={amount} />
  </div>
)

export function CountIt({ one, reply }: Props) {
  const field = fieldsOf<{ code: string }>(reply)
  if (!one.box)
    return (
      <Card title="عدّ النقد">
        <Alert>افتح وردية صندوقك أولًا، ثم عُد إلى هنا لتعدّ العهدة.</Alert>
      </Card>
    )
  return (
    <Card title="عدّ النقد" actions={<span className="muted sm">إلى {one.box}</span>}>
      <CountForm
        action={at(one, 'count')}
        coin={one.coin}
        reply={reply}
        note="اكتب عدد كل فئة. ما صرّح به المندوب وما في الدفاتر يظهران بعد أن تحفظ العدّ."
      >
        <input type="hidden" name="handOverId" value={one.id} />
        {one.status === 'declared' && (
          <Field
            {...field('code')}
            label="رمز المندوب"
            help="6 أرقام يقرؤها لك من هاتفه"
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            required
          />
        )}
      </CountForm>
    </Card>
  )
}

export function SettleIt({ one, reply }: Props) {
  const field = fieldsOf<SettleCustodyForm>(reply)
  const isShort = one.sums !== null && one.sums.counted !== null && one.sums.counted < one.sums.expected
  return (
    <Card title="سوِّ الفرق">
      <PostForm reply={reply} action={at(one, 'settle')} part="settle" before="التسوية">
        <input type="hidden" name="handOverId" value={one.id} />
        <Alert kind="warning">لا قيد حتى يُسوّى الفرق، والنقد في كيس مختوم باسم العهدة. ومن عدّ لا يسوّي.</Alert>
        {isShort && <ChoiceField {...field('borneBy', 'courier')} label="على من الفرق؟" options={custodyBearers} required />}
        <TextareaField {...field('reason')} label="السبب" rows={2} required />
        <p className="muted sm">أو دع زميلًا ثالثًا يعدّها من جديد، ويبقى العدّ الأول في السجل.</p>
        <div>
          <SubmitButton>سوِّ الفرق</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

export const TakenIt = ({ taken }: { taken: NonNullable<ShownHandOver['taken']> }) => (
  <Card title="مما قبضه نقدًا" flush>
    <ul className="list">
      {taken.map(({ number, whose, amount }) => (
        <li key={number}>
          <span className="grow">
            <span className="t">
              <Code>{number}</Code>
            </span>
            <span className="xs muted">
              <bdi>{whose}</bdi>
            </span>
          </span>
          <Money amount={amount} />
        </li>
      ))}
    </ul>
  </Card>
)

export const AboutIt = ({ one }: { one: ShownHandOver }) => (
  <Card title="العهدة">
    <dl className="told">
      <Told question="المندوب">
        <bdi>{one.courier}</bdi>
      </Told>
      <Told question="صرّح بها">{momentInWords(one.declaredAt)}</Told>
      {one.counter && one.countedAt && (
        <Told question="عدّها">
          <bdi>{one.counter}</bdi>، {momentInWords(one.countedAt)}
        </Told>
      )}
      {one.decider && (
        <Told question="بتّ في الفرق">
          <bdi>{one.decider}</bdi>
          {one.borneBy && `، ${custodyBearers[one.borneBy]}`}
        </Told>
      )}
    </dl>
    {!one.sums && <p className="muted sm">ما صرّح به محجوب عنك حتى تحفظ العدّ.</p>}
  </Card>
)
